// Wiring only: styles, theme, the root component.
import "@fontsource-variable/source-sans-3/wght.css";
import "@fontsource/alegreya/400.css";
import "@fontsource/alegreya/400-italic.css";
import "@fontsource/alegreya/600.css";
import "./ui/tokens.css";
import "./ui/base.css";
import { mount } from "svelte";
import App from "./app.svelte";
import { applyTheme } from "./lobby/theme.svelte";

applyTheme();
const target = document.getElementById("app");
if (target === null) throw new Error("index.html must hold #app");
mount(App, { target });
