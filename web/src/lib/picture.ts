// A picture of what is drawn: the drawing as a file of its own, with its colours, letters and fills, and that as PNG.

/** What of its style a part of a drawing must carry with it; all else does not show. */
const CARRIED = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-opacity",
  "opacity",
  "filter",
  "transform",
  "transform-box",
  "transform-origin",
  "paint-order",
  "font-family",
  "font-size",
  "font-weight",
  "font-style",
  "font-variant-caps",
  "font-variant-numeric",
  "letter-spacing",
  "text-anchor",
  "text-transform",
  "dominant-baseline",
  "stop-color",
  "stop-opacity",
] as const;

const SVG = "http://www.w3.org/2000/svg";
/** Pixels of the longer edge. */
const LARGE = 1920;

export interface Caption {
  title: string;
  words: string;
  /** The colours of ground and letters. */
  ground: string;
  ink: string;
}

/** A drawing as a text that needs nothing else: `fonts` are style sheets with their letters in them. */
export function standalone(svg: SVGSVGElement, defs: SVGDefsElement | null, caption: Caption, fonts: string): string {
  const copy = carried(svg);
  const [x, y, width, height] = boxOf(svg);
  const foot = height * 0.07;
  copy.setAttribute("viewBox", [x, y, width, height + foot].join(" "));
  const scale = LARGE / Math.max(width, height + foot);
  copy.setAttribute("width", `${Math.round(width * scale)}`);
  copy.setAttribute("height", `${Math.round((height + foot) * scale)}`);
  const ground = made("rect", { x, y, width, height: height + foot, fill: caption.ground });
  const line = { y: y + height + foot * 0.62, fill: caption.ink, "font-family": "Alegreya, serif", "font-size": foot * 0.5 };
  const title = made("text", { ...line, x: x + foot * 0.4, "font-weight": 700 }, caption.title);
  const words = made("text", { ...line, x: x + width - foot * 0.4, "text-anchor": "end" }, caption.words);
  copy.prepend(ground);
  copy.append(title, words);
  if (defs) copy.prepend(carried(defs));
  if (fonts) copy.prepend(made("style", {}, fonts));
  return new XMLSerializer().serializeToString(copy);
}

/** The drawing as a picture; the drawing itself, where the browser makes none of it. */
export async function painted(text: string): Promise<Blob> {
  const drawing = new Blob([text], { type: "image/svg+xml" });
  try {
    const image = new Image();
    // The server's policy allows pictures from data: addresses, and no others that are made here.
    image.src = `data:image/svg+xml;base64,${base64(new TextEncoder().encode(text))}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext("2d")?.drawImage(image, 0, 0);
    const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
    return picture ?? drawing;
  } catch {
    return drawing;
  }
}

/** The style sheets of all letters of the page, with the letters in them; those that cannot be had are left out. */
export async function embeddedFonts(sheets: Iterable<CSSStyleSheet>, get: (address: string) => Promise<ArrayBuffer>): Promise<string> {
  const faces = [...sheets].flatMap((sheet) => [...rulesOf(sheet)].filter((rule) => rule instanceof CSSFontFaceRule));
  const written = faces.map(async (face) => {
    const source = /url\("?([^")]+)"?\)/.exec(face.cssText);
    if (!source?.[1]) return "";
    try {
      const address = new URL(source[1], face.parentStyleSheet?.href ?? location.href).href;
      const letters = base64(new Uint8Array(await get(address)));
      return face.cssText.replace(source[0], `url("data:font/woff2;base64,${letters}")`);
    } catch {
      return "";
    }
  });
  return (await Promise.all(written)).join("\n");
}

function rulesOf(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules;
  } catch {
    return [];
  }
}

/** A copy with the style that it has on the page; what does not show is left out. */
function carried(element: SVGElement): SVGElement {
  const copy = element.cloneNode(false) as SVGElement;
  for (const name of copy.getAttributeNames()) if (/^(data-|aria-|on)|^(class|style|tabindex|role)$/.test(name)) copy.removeAttribute(name);
  const style = getComputedStyle(element);
  for (const name of CARRIED) {
    const value = style.getPropertyValue(name);
    const unset = !value || value === "normal" || value === "auto" || (value === "none" && name !== "fill");
    // Fills that all drawings share are named with the whole address of the page. An attribute would be against its policy.
    if (!unset) copy.style.setProperty(name, value.replace(/url\("[^"]*#/g, 'url("#'));
  }
  for (const child of element.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) copy.append(child.cloneNode());
    else if (child instanceof SVGElement && getComputedStyle(child).display !== "none") copy.append(carried(child));
  }
  return copy;
}

function boxOf(svg: SVGSVGElement): [number, number, number, number] {
  const [x = 0, y = 0, width = 100, height = 100] = (svg.getAttribute("viewBox") ?? "").split(/[\s,]+/).map(Number);
  return [x, y, width, height];
}

function made(name: string, attributes: Record<string, string | number>, words = ""): Element {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, `${value}`);
  element.textContent = words;
  return element;
}

function base64(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}
