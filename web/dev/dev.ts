import { mount } from "svelte";
import "../src/styles/fonts.css"; import "../src/styles/tokens.css"; import "../src/styles/base.css";
import Dev from "./Dev.svelte";
mount(Dev, { target: document.getElementById("app")! });
