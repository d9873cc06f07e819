// The address bar as state: a path and the secret after the `#`, which never reaches a server by itself.

/// Where this tab is. `token` is the fragment: a one-time setup link, an invite or a seat link.
export const route = $state({ path: location.pathname, token: location.hash.slice(1) });

/// Goes to `address` (path, and fragment if any) without loading the page anew.
export function navigate(address: string): void {
  history.pushState(null, "", address);
  read();
}

/// As navigate, but leaves no way back: for links that are used up once followed.
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
