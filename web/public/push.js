// What the worker does when the server calls: it says that it is somebody's move, and a click leads to the table.

self.addEventListener("push", (event) => {
  const call = event.data ? event.data.json() : {};
  const note = { tag: call.table || "turn", icon: "/mark-turn.svg", data: { path: call.table ? `/table/${call.table}` : "/" } };
  event.waitUntil(self.registration.showNotification(call.words || "Eldertable", note));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = (event.notification.data && event.notification.data.path) || "/";
  const come = async () => {
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = pages.find((page) => new URL(page.url).pathname === path);
    return there ? there.focus() : self.clients.openWindow(path);
  };
  event.waitUntil(come());
});
