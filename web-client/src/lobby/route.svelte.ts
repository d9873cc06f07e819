// The address bar as state: a path, and the secret after the `#`, which browsers do not send to servers.

/// The address of this tab. `token` is the fragment: a one-time setup link, an invite or a seat link.
export const route = $state({ path: location.pathname, token: location.hash.slice(1) });

/// Opens `address` (path, and fragment if any) without a page load.
export function navigate(address: string): void {
  history.pushState(null, "", address);
  read();
}

/// Opens `address` and leaves no way back: for links that work once.
export function replaceAddress(address: string): void {
  history.replaceState(null, "", address);
  read();
}

function read(): void {
  route.path = location.pathname;
  route.token = location.hash.slice(1);
  scrollTo(0, 0);
}

addEventListener("popstate", read);
addEventListener("hashchange", read);
