// Authors and licenses of the works that the interface shows or is built with.

export interface Work {
  name: string;
  what: string;
  license: string;
  address: string;
}

export const works: readonly Work[] = [
  {
    name: "Source Sans 3",
    what: "typeface of the interface, Paul D. Hunt",
    license: "SIL OFL 1.1",
    address: "https://github.com/adobe-fonts/source-sans",
  },
  {
    name: "Alegreya",
    what: "typeface of titles, Juan Pablo del Peral",
    license: "SIL OFL 1.1",
    address: "https://github.com/huertatipografica/Alegreya",
  },
  {
    name: "Game-icons",
    what: "icons of actions, conditions and tokens",
    license: "CC BY 3.0",
    address: "https://game-icons.net",
  },
  { name: "Lucide", what: "icons of the interface", license: "ISC", address: "https://lucide.dev" },
  { name: "Svelte", what: "user interface", license: "MIT", address: "https://svelte.dev" },
  { name: "Bits UI", what: "accessible widgets", license: "MIT", address: "https://bits-ui.com" },
  { name: "PixiJS", what: "drawing of the map", license: "MIT", address: "https://pixijs.com" },
  {
    name: "Protobuf-ES",
    what: "messages",
    license: "Apache 2.0, BSD 3-Clause",
    address: "https://github.com/bufbuild/protobuf-es",
  },
  { name: "Boost", what: "network of the server", license: "BSL 1.0", address: "https://www.boost.org" },
  {
    name: "Protocol Buffers",
    what: "messages of the server",
    license: "BSD 3-Clause",
    address: "https://protobuf.dev",
  },
  { name: "SQLite", what: "embedded store", license: "public domain", address: "https://sqlite.org" },
  { name: "libpqxx", what: "access to PostgreSQL", license: "BSD 3-Clause", address: "https://pqxx.org" },
  { name: "libsodium", what: "passwords and tokens", license: "ISC", address: "https://libsodium.org" },
  { name: "spdlog", what: "log of the server", license: "MIT", address: "https://github.com/gabime/spdlog" },
  { name: "toml++", what: "content files", license: "MIT", address: "https://marzer.github.io/tomlplusplus" },
  { name: "libvips", what: "pictures", license: "LGPL 2.1", address: "https://www.libvips.org" },
];

export const gameIconAuthors: readonly string[] = [
  "Lorc",
  "Delapouite",
  "John Colburn",
  "Felbrigg",
  "John Redman",
  "Carl Olsen",
  "Sbed",
  "PriorBlue",
  "Willdabeast",
  "Viscious Speed",
  "Lord Berandas",
  "Irongamer",
  "HeavenlyDog",
  "Lucas",
  "Faithtoken",
  "Skoll",
  "Andy Meneely",
  "Cathelineau",
  "Kier Heyl",
  "Aussiesim",
  "Sparker",
  "Zeromancer",
  "Rihlsul",
  "Quoting",
  "Guard13007",
  "DarkZaitzev",
  "SpencerDub",
  "GeneralAce135",
  "Zajkonur",
  "Catsu",
  "Starseeker",
  "Pepijn Poolman",
  "Pierre Leducq",
  "Caro Asercion",
];
