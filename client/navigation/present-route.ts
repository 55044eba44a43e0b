/** Whether a link leads to the route that is already shown. */
export function isPresentRoute(href: string, present: URL): boolean {
  const target = new URL(href, present);
  const samePage = target.origin === present.origin && target.pathname === present.pathname;
  return samePage && target.search === present.search && (target.hash === '' || target.hash === present.hash);
}

/** Lets plain clicks on links to the present route do nothing. */
export function ignoreLinksToPresentRoute(window: Window): void {
  window.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Partial<Element> | null)?.closest?.('a[href]');
      const elsewhere = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
      if (!link || elsewhere || link.hasAttribute('download') || (link.getAttribute('target') ?? '_self') !== '_self')
        return;
      if (!isPresentRoute(link.getAttribute('href') ?? '', new URL(window.location.href))) return;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
}
