/** What is wrong with the picture, in words: texts cut off, outside of the screen, over each other, or too small. */
export function flaws(least: number): string[] {
  const vmin = Math.min(innerWidth, innerHeight) / 100;
  const covered = document.querySelector('.notice-cover') !== null;
  const inside = covered ? '.notice-cover ' : '';
  const found: string[] = [];
  const leaves = [
    ...document.querySelectorAll<HTMLElement>(
      `${inside}.fit, ${inside}.number, ${inside}.label, .clock-word, .clock-time, .counted, .person-status, .marquee-head`,
    ),
  ].filter((element) => element.textContent?.trim() && (!covered || element.closest('.notice-cover')));
  const boxes = leaves.map((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    // A line is higher than its letters, and figures have nothing below them (shares of Noto Sans).
    const height = bottom - top;
    const [above, below] = element.matches('.number') ? [0.29, 0.19] : [0.19, 0.11];
    return {
      element,
      text: element.textContent ?? '',
      size,
      left,
      right,
      top: top + height * above,
      bottom: bottom - height * below,
    };
  });
  for (const { element, text, size, left, right, top, bottom } of boxes) {
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) found.push(`outside: ${text}`);
    if (element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflow === 'hidden') {
      found.push(`cut off: ${text}`);
    }
    if (size < least * vmin - 0.1) found.push(`too small (${(size / vmin).toFixed(1)}): ${text}`);
  }
  boxes.forEach((one, index) => {
    for (const other of boxes.slice(index + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      const over =
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;
      if (over) found.push(`over each other: ${one.text} / ${other.text}`);
    }
  });
  return found;
}
