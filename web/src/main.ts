import { mount } from "svelte";
import App from "./App.svelte";
import { keepShell } from "./lib/push";
import { guardTaps } from "./lib/taps";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

guardTaps();
mount(App, { target: document.getElementById("app")! });

if (import.meta.env.PROD) keepShell();
