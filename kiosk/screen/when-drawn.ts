/** Calls back whenever a page shows other words, in another language or size, in another window or in a font that came late. */
export function whenDrawn(page: Document, look: () => void): void {
  new MutationObserver(look).observe(page, {
    attributeFilter: ['class', 'lang'],
    characterData: true,
    childList: true,
    subtree: true,
  });
  window.addEventListener('resize', look);
  page.fonts.ready.then(look);
}
