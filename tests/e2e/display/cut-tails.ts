/** Texts whose last line loses what reaches below its letters, such as the vowels under Thai words, in words. */
export function cutTails(): string[] {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return ['no canvas'];
  return [...document.querySelectorAll<HTMLElement>('.fit, .label, .number')]
    .filter((element) => element.textContent?.trim() && !element.querySelector('.fit'))
    .filter((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const last = [...range.getClientRects()].pop();
      if (!last) return false;
      const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element);
      pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
      const { actualBoundingBoxDescent, fontBoundingBoxDescent } = pen.measureText(element.textContent ?? '');
      const tail = last.bottom - fontBoundingBoxDescent + actualBoundingBoxDescent;
      for (let box: HTMLElement | null = element; box; box = box.parentElement) {
        if (getComputedStyle(box).overflow !== 'visible' && tail > box.getBoundingClientRect().bottom + 1) return true;
      }
      return false;
    })
    .map((element) => `cut below: ${element.textContent}`);
}
