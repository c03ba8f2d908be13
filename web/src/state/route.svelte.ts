// Which page is open.

import { type Route, routeOf } from "../lib/route";

class Here {
  route = $state.raw<Route>(routeOf(location.pathname, location.hash));

  read(): void {
    this.route = routeOf(location.pathname, location.hash);
  }
}

export const here = new Here();

addEventListener("popstate", () => here.read());

export function go(path: string, instead = false): void {
  if (instead) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  here.read();
  scrollTo(0, 0);
}

/** For links: a plain click stays in the page, all others do what the browser does. */
export function navigate(path: string): (event: MouseEvent) => void {
  return (event) => {
    if (event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    go(path);
  };
}

/** Keep a position in the address while somebody steps through a game: the link to it is the page's own. */
export function rememberPosition(at: number, lookingBack: boolean): void {
  history.replaceState(history.state, "", `${location.pathname}?at=${at}${lookingBack ? "&look=back" : ""}`);
}

/** Take a secret out of the address, so that nobody reads it over a shoulder or copies it by mistake. */
export function hideFragment(): void {
  history.replaceState(null, "", location.pathname);
}
