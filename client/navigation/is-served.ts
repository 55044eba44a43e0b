/** Whether the server gives the page that is shown: loaded again without it, a browser's own page would take its place. */
export function isServed(): Promise<boolean> {
  return fetch(window.location.pathname, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}
