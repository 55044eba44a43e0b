import { limits } from '#generated/limits.ts';

/**
 * The page numbers to show: `buttons` of them (at least five, and an even number counts as one less) around the present
 * page, fewer if there are not so many.
 */
export function pageWindow(page: number, pages: number, buttons: number = limits.paginationButtons): number[] {
  const wanted = Math.max(limits.paginationButtons, buttons);
  const width = Math.min(pages, wanted % 2 === 0 ? wanted - 1 : wanted);
  const first = Math.max(1, Math.min(page - Math.floor(width / 2), pages - width + 1));
  return Array.from({ length: width }, (_, index) => first + index);
}
