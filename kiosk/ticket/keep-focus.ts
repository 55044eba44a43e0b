/**
 * Keeps the focus at the foot of the page when what was pressed there gives way to other buttons, or to none: who goes by
 * keyboard or has the page read to them would have to start from the top. Where something keeps the number, it comes first.
 * @param foot where the buttons stand
 * @param told what the page says, for where no button is left
 * @returns what ends it
 */
export function keepFocus(foot: HTMLElement, told: HTMLElement): () => void {
  let pressed: Element | null = null;
  const remember = ({ target }: Event) => {
    pressed = target instanceof Element && foot.contains(target) ? target.closest('button') : null;
  };
  const give = () => {
    if (!pressed || document.activeElement !== document.body) return;
    const buttons = Array.from(foot.querySelectorAll('button'));
    const free = buttons.filter(({ disabled }) => !disabled);
    // While a wish is on its way none can be pressed.
    if (buttons.length > 0 && free.length === 0) return;
    const next = free.find((button) => button === pressed || button.matches('.main')) || free[free.length - 1] || told;
    pressed = null;
    next.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(give);
  observer.observe(foot, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  document.addEventListener('click', remember, true);
  return () => {
    observer.disconnect();
    document.removeEventListener('click', remember, true);
  };
}
