/**
 * Tells the page around a preview how tall the capital letters of the largest called number are, in vmin, whenever that
 * changes; 0 where no number is called.
 */
export function tellCapHeight(): void {
  const screen = document.getElementById('screen') as HTMLElement;
  let told = -1;
  const tell = () => {
    // While the card of the latest call stands empty, the rows of a table are not how large a call is.
    const isIdle = screen.querySelector('.called-card-idle') !== null;
    const vmin = isIdle ? 0 : tallest(screen.querySelectorAll<HTMLElement>('.call-number'));
    if (vmin === told) return;
    told = vmin;
    window.parent.postMessage({ type: 'callboard-preview-cap-height', vmin }, location.origin);
  };
  new MutationObserver(tell).observe(screen, { subtree: true, childList: true, characterData: true, attributes: true });
  tell();
}

function tallest(numbers: NodeListOf<HTMLElement>): number {
  // Where the look draws everything larger, a box is larger than its own size.
  const screen = document.querySelector('.screen') as HTMLElement;
  const scale = screen.getBoundingClientRect().width / screen.offsetWidth;
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return 0;
  let most = 0;
  for (let place = 0; place < numbers.length; place++) {
    const { fontFamily, fontSize, fontWeight } = getComputedStyle(numbers[place] as HTMLElement);
    pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    most = Math.max(most, pen.measureText('H').actualBoundingBoxAscent);
  }
  return (most * scale * 100) / Math.min(window.innerWidth, window.innerHeight);
}
