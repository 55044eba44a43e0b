/**
 * The page numbers to show: `buttons` of them (an even number counts as one less) around the present page, fewer if
 * there are not so many.
 */
export function pageWindow(page: number, pages: number, buttons: number): number[] {
  const width = Math.min(pages, buttons % 2 === 0 ? buttons - 1 : buttons);
  const first = Math.max(1, Math.min(page - Math.floor(width / 2), pages - width + 1));
  return Array.from({ length: width }, (_, index) => first + index);
}
