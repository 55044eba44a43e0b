/** A screen whose shorter side is smaller than this, in CSS pixels, is held in a hand: whoever holds it scrolls. */
const inTheHand = 600;
/** After a touch nothing moves by itself for as long, in ms. */
const restMs = 60000;

/**
 * Turns the pages of a list that does not fit on a screen that nobody touches.
 * @param list the element that scrolls, once it is there
 * @returns how to end it
 */
export function turnPages(list: () => HTMLElement | null, seconds: number): () => void {
  let touchedAt = -restMs;
  const touched = () => {
    touchedAt = performance.now();
  };
  const events = ['pointerdown', 'touchstart', 'wheel', 'keydown'];
  for (const event of events) window.addEventListener(event, touched);
  const timer = setInterval(() => {
    const element = list();
    if (!element || Math.min(window.innerWidth, window.innerHeight) < inTheHand) return;
    if (performance.now() - touchedAt < restMs) return;
    element.scrollTop = nextTop(element);
  }, seconds * 1000);
  return () => {
    clearInterval(timer);
    for (const event of events) window.removeEventListener(event, touched);
  };
}

/** Where the next page begins: a screenful further, less what shows that it goes on, or at the top again. */
export function nextTop({
  scrollTop,
  clientHeight,
  scrollHeight,
}: {
  scrollTop: number;
  clientHeight: number;
  scrollHeight: number;
}): number {
  const end = scrollHeight - clientHeight;
  return scrollTop >= end - 1 ? 0 : Math.min(end, scrollTop + clientHeight * 0.85);
}
