// dev.html?gm&zones&fog&hex=rows&question=yes_no,one_of&map=sample&declared=2: a table against the fake server. Not in the build.
import "@fontsource-variable/source-sans-3/wght.css";
import "@fontsource/alegreya/400.css";
import "@fontsource/alegreya/400-italic.css";
import "@fontsource/alegreya/600.css";
import "../ui/tokens.css";
import "../ui/base.css";
import { mount } from "svelte";
import { applyTheme } from "../lobby/theme.svelte";
import TableScreen from "../table/table_screen.svelte";
import { FakeServer, type Setting } from "./fake_server";

const asked = new URLSearchParams(location.search);
const server = new FakeServer({
  gm: asked.has("gm"),
  questions: (asked.get("question") ?? "")
    .split(",")
    .filter((shape) => shape !== "") as unknown as Setting["questions"],
  map: asked.get("map") ?? "",
  zones: asked.has("zones"),
  fog: asked.has("fog"),
  declared: Number(asked.get("declared") ?? 0),
  hex: asked.get("hex") ?? "",
});

applyTheme();
const target = document.getElementById("app");
if (target === null) throw new Error("dev.html must hold #app");
mount(TableScreen, { target, props: { campaign: "1", environment: server } });
