/** What the screen asks at this moment. */
export function askedNow(): string {
  return document.querySelector('h1')?.textContent ?? '';
}
