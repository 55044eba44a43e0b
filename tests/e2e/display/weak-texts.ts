/** Texts whose colour is too near to their ground: below 7:1. Runs in the page. */
export function weakTexts(): string[] {
  const parts = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = (colour: string) => {
    const [r = 0, g = 0, b = 0] = parts(colour).map((part) => {
      const share = part / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ground = (element: Element): string => {
    const { backgroundColor } = getComputedStyle(element);
    const clear = parts(backgroundColor)[3] === 0;
    return clear && element.parentElement ? ground(element.parentElement) : backgroundColor;
  };
  const texts =
    '.fit, .number, .label, .chip, .clock-word, .counted, .person-status, .table-head, .list-head, .header-mark, .marquee-head, .badge';
  return [...document.querySelectorAll(texts)].flatMap((element) => {
    const [ink, paper] = [luminance(getComputedStyle(element).color), luminance(ground(element))];
    const contrast = (Math.max(ink, paper) + 0.05) / (Math.min(ink, paper) + 0.05);
    return contrast < 7 ? [`${contrast.toFixed(1)}: ${element.textContent}`] : [];
  });
}
