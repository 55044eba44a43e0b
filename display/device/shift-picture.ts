const everyMs = 5 * 60000;
/** Where the picture stands in turn, in pixels: letters that stand still for months burn into a panel. */
const places = [
  [0, 0],
  [2, 1],
  [1, 3],
  [-2, 2],
  [-3, -1],
  [-1, -3],
  [2, -2],
];

/** Moves the whole picture by a hair every five minutes. */
export function shiftPicture(): void {
  let turn = 0;
  setInterval(() => {
    const picture = document.querySelector('.screen') as HTMLElement | null;
    if (!picture) return;
    const [across = 0, down = 0] = places[++turn % places.length] || [];
    document.body.style.background = getComputedStyle(picture).backgroundColor;
    // The screen itself may be drawn larger by its look.
    (picture.parentElement as HTMLElement).style.transform = `translate(${across}px,${down}px)`;
  }, everyMs);
}
