// What the worker does when the server calls: it says that it is somebody's move, and a click leads to the table.

self.addEventListener("push", (event) => {
  const call = event.data ? event.data.json() : {};
  const path = call.table ? `/table/${call.table}` : "/";
  const note = { tag: path, icon: "/mark-turn.svg", data: { path } };
  event.waitUntil(self.registration.showNotification(call.words || "Eldertable", note));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = (event.notification.data && event.notification.data.path) || "/";
  const come = async () => {
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const paths = await Promise.all(pages.map(pathOf));
    const there = pages[paths.indexOf(path)];
    return there ? there.focus() : self.clients.openWindow(path);
  };
  event.waitUntil(come());
});

const PATIENCE = 400; // milliseconds: a page that sleeps does not answer

/** Where a page is. The browser knows only where it was opened; whoever went on from the lobby must say so. */
function pathOf(page) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(() => resolve(new URL(page.url).pathname), PATIENCE);
    page.postMessage("where", [port2]);
  });
}
