// The files of other programs that a GM can import as a map.

const ENDINGS = [".uvtt", ".dd2vtt", ".df2vtt", ".json"];

/// By its name: browsers know no type of these files.
export function isMapFile(name: string): boolean {
  return ENDINGS.some((ending) => name.toLowerCase().endsWith(ending));
}

/// Lets the GM choose one.
export function chooseMapFile(take: (file: File) => void): void {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = ENDINGS.join(",");
  input.onchange = () => {
    const file = input.files?.item(0);
    if (file) take(file);
  };
  input.click();
}
