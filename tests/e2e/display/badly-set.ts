/**
 * What is badly set in the picture, in words: sizes that differ in one column or among heads beside each other, texts that touch, numbers that gave way to the words before them,
 * lines that break between a number and what it counts or within a name, heads and notes that the farthest seat cannot read.
 * Runs in the page. @param least height of a character, in vmin
 */
export function badlySet(least: number): string[] {
  const vmin = Math.min(innerWidth, innerHeight) / 100;
  const found: string[] = [];
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize) / vmin;

  const columns: Record<string, Record<string, string>> = {};
  const cells = document.querySelectorAll<HTMLElement>('.row > .cell, .list-row > [class^=column-], .card > div');
  for (const cell of cells) {
    const board = cell.closest('.board, .table, .people, .call-list');
    const place = [...document.querySelectorAll('.board, .table, .people, .call-list')].indexOf(board ?? cell);
    const list = cell.closest('.appointments');
    const inside = list ? [...document.querySelectorAll('.appointments')].indexOf(list) : '';
    [...cell.querySelectorAll('.fit, .chips')].forEach((text, line) => {
      const column = `${place} ${inside} ${cell.className} ${line}`;
      columns[column] = { ...columns[column], [sizeOf(text).toFixed(1)]: text.textContent ?? '' };
    });
  }
  const alike = [
    '.group-head .fit',
    '.tab .fit',
    '.appointments-room .fit[style*="800"]',
    '.list-row > .column-number .number',
  ];
  for (const heads of alike) {
    for (const text of document.querySelectorAll(heads)) {
      columns[heads] = { ...columns[heads], [sizeOf(text).toFixed(1)]: text.textContent ?? '' };
    }
  }
  for (const [column, sizes] of Object.entries(columns)) {
    if (Object.keys(sizes).length > 1) found.push(`sizes in ${column}: ${JSON.stringify(sizes)}`);
  }

  const air = 0.4 * vmin;
  for (const cell of document.querySelectorAll('.list-row > [class^=column-], .tab > .fit')) {
    const next = cell.nextElementSibling;
    if (!cell.textContent || !next?.textContent) continue;
    const edge = (element: Element, side: 'left' | 'right') => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect()[side];
    };
    if (edge(cell, 'right') > edge(next, 'left') - air) found.push(`touch: ${cell.textContent} / ${next.textContent}`);
  }

  for (const list of document.querySelectorAll('.labels')) {
    if (list.textContent && !list.querySelector('.label')) found.push(`no number: ${list.textContent}`);
  }

  for (const text of document.querySelectorAll('.fit-2')) {
    const node = text.firstChild;
    const letters = text.textContent ?? '';
    if (!node) continue;
    const top = (place: number) => {
      const range = document.createRange();
      range.setStart(node, place);
      range.setEnd(node, place + 1);
      return Math.round(range.getBoundingClientRect().top);
    };
    for (const { 0: unit, index } of letters.matchAll(
      /\d+[\s\u2060]*[診號月日位]|[\u4e00-\u9fff]\u2060?○(\u2060?[\u4e00-\u9fff])?/g,
    )) {
      if (top(index) !== top(index + unit.length - 1)) found.push(`broken at ${unit}: ${letters}`);
    }
  }

  for (const text of document.querySelectorAll('.table-head, .list-head, .chip, .counted')) {
    const height = sizeOf(text) * 0.92;
    if (text.textContent && height < least - 0.05) found.push(`too low (${height.toFixed(1)}): ${text.textContent}`);
  }
  return found;
}
