/** What stands between several texts in one cell, in any of our languages. */
const between = /[;；、,，\n]/;

/** Several texts in one cell; one that has a separator of its own stands in quotation marks. */
export function joinSeveral(texts: readonly string[]): string {
  return texts.map((text) => (between.test(text) || /"|^\s|\s$/.test(text) ? quote(text) : text)).join('; ');
}

/** The texts of a cell that holds several. */
export function splitSeveral(cell: string): string[] {
  const texts: string[] = [];
  const token = /"((?:[^"]|"")*)"|([^;；、,，\n]+)/g;
  for (const [, quoted, plain] of cell.matchAll(token)) {
    const text = quoted === undefined ? (plain ?? '').trim() : quoted.replaceAll('""', '"');
    if (text !== '') texts.push(text);
  }
  return texts;
}

function quote(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
