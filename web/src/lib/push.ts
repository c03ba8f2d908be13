// The service worker: it keeps the shell of the client, and hears the browser's push service if a person has asked for that.

import type { PushAddress } from "../wire";

const WORKER = "/worker.js";

/** Have the worker keep the shell, where a browser has workers and lets us have one; all works without it. */
export function keepShell(): void {
  if (isSecureContext) navigator.serviceWorker?.register(WORKER).catch(() => undefined);
  // A click on a note of the browser leads to the page that shows its table.
  navigator.serviceWorker?.addEventListener("message", ({ ports }) => ports[0]?.postMessage(location.pathname));
}

/** Whether this browser can be called while the page is closed: it wants a page that nobody could have changed on its way. */
export function canBePushed(): boolean {
  return isSecureContext && "serviceWorker" in navigator && "PushManager" in globalThis;
}

/** What a browser wants the server's key as. */
export function keyBytes(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replaceAll("-", "+").replaceAll("_", "/").padEnd(Math.ceil(key.length / 4) * 4, "="));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** What the server needs to write to a browser; null if the browser does not say. */
export function addressOf(subscription: PushSubscriptionJSON): PushAddress | null {
  const { endpoint, keys } = subscription;
  return endpoint && keys?.p256dh && keys.auth ? { endpoint, p256dh: keys.p256dh, auth: keys.auth } : null;
}

/** Have the browser's push service call this browser for the server with that key. */
export async function subscribe(key: string): Promise<PushAddress | null> {
  await navigator.serviceWorker.register(WORKER);
  const worker = await navigator.serviceWorker.ready;
  const wanted = keyBytes(key);
  const before = await worker.pushManager.getSubscription();
  const known = before?.options.applicationServerKey;
  // A subscription for another key, of a server that was here before, would never be heard.
  if (before && !(known && sameBytes(new Uint8Array(known), wanted))) await before.unsubscribe();
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted });
  return addressOf(subscription.toJSON());
}

function sameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}
