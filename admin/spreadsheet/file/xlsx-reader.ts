import { limits } from '#generated/limits.ts';
import { isDateFormat, serialText } from './serial-date.ts';
import { type Cell, FileFault, type Row, type Table } from './table.ts';
import { attribute, walkXml } from './xml.ts';
import { openZip } from './zip-reader.ts';

/** What the cells of all sheets refer to. */
interface Book {
  readonly texts: readonly string[];
  readonly styles: readonly NumberStyle[];
  readonly from1904: boolean;
}

/** How a style writes numbers. */
interface NumberStyle {
  readonly isDate: boolean;
  /** How many digits it fills up with zeros: 000000 writes 42 as 000042. */
  readonly digits: number;
}

/**
 * Reads the sheets of an XLSX file, hidden ones left out. A range that was merged downwards has its value in each row.
 * @throws FileFault
 */
export async function readXlsx(bytes: Uint8Array): Promise<Table[]> {
  const zip = openZip(bytes, limits.spreadsheetUnpackedBytes);
  if (!zip.has('xl/workbook.xml')) throw new FileFault('noTable');
  const { sheets, from1904 } = readWorkbook(await zip.text('xl/workbook.xml'));
  const targets = readTargets(await zip.text('xl/_rels/workbook.xml.rels'));
  const book = {
    texts: readSharedTexts(await zip.text('xl/sharedStrings.xml')),
    styles: readNumberStyles(await zip.text('xl/styles.xml')),
    from1904,
  };
  const tables: Table[] = [];
  for (const { name, relation } of sheets) {
    const target = targets.get(relation);
    if (!target) continue;
    const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
    tables.push({ name, rows: readSheet(await zip.text(path), book) });
  }
  return tables;
}

function readWorkbook(xml: string) {
  const sheets: { name: string; relation: string }[] = [];
  let from1904 = false;
  walkXml(xml, {
    open(name, attributes) {
      if (name === 'workbookPr') from1904 = /^(1|true)$/.test(attribute(attributes, 'date1904') ?? '');
      if (name !== 'sheet' || (attribute(attributes, 'state') ?? 'visible') !== 'visible') return;
      sheets.push({ name: attribute(attributes, 'name') ?? '', relation: attribute(attributes, 'id') ?? '' });
    },
  });
  return { sheets, from1904 };
}

function readTargets(xml: string): Map<string, string> {
  const targets = new Map<string, string>();
  walkXml(xml, {
    open(name, attributes) {
      if (name === 'Relationship') {
        targets.set(attribute(attributes, 'Id') ?? '', attribute(attributes, 'Target') ?? '');
      }
    },
  });
  return targets;
}

/** The texts that cells name by number; readings above characters (rPh) are no part of them. */
function readSharedTexts(xml: string): string[] {
  const texts: string[] = [];
  let text = '';
  let within = 0;
  let reading = false;
  walkXml(xml, {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') reading = true;
      if (name === 't') within += 1;
    },
    close(name) {
      if (name === 'si') texts.push(withoutCodes(text));
      if (name === 'rPh') reading = false;
      if (name === 't') within -= 1;
    },
    text(piece) {
      if (within > 0 && !reading) text += piece;
    },
  });
  return texts;
}

function readNumberStyles(xml: string): NumberStyle[] {
  const formats = new Map<number, string>();
  const styles: NumberStyle[] = [];
  let inCells = false;
  walkXml(xml, {
    open(name, attributes, empty) {
      const id = Number(attribute(attributes, 'numFmtId') ?? 0);
      if (name === 'numFmt') formats.set(id, attribute(attributes, 'formatCode') ?? '');
      if (name === 'cellXfs') inCells = !empty;
      if (name !== 'xf' || !inCells) return;
      const code = formats.get(id);
      const zeros = /^(0{2,})(;|$)/.exec(code ?? '')?.[1] ?? '';
      styles.push({ isDate: isDateFormat(id, code), digits: zeros.length });
    },
    close(name) {
      if (name === 'cellXfs') inCells = false;
    },
  });
  return styles;
}

/** A formula of a program that leaves the calculation to Excel: its result is known once Excel has saved the file. */
const notWorkedOut = { error: '' };

interface Place {
  readonly row: number;
  readonly column: number;
}

function readSheet(xml: string, book: Book): Row[] {
  const rows = new Map<number, Cell[]>();
  const merged: [from: Place, to: Place][] = [];
  let row = 0;
  let column = -1;
  let type = '';
  let style = 0;
  let held = '';
  let isFormula = false;
  let taking = false;
  walkXml(xml, {
    open(name, attributes) {
      if (name === 'row') {
        row = Number(attribute(attributes, 'r') ?? row + 1);
        column = -1;
      } else if (name === 'c') {
        const place = placeOf(attribute(attributes, 'r'));
        column = place?.column ?? column + 1;
        type = attribute(attributes, 't') ?? 'n';
        style = Number(attribute(attributes, 's') ?? 0);
        held = '';
        isFormula = false;
      } else if (name === 'f') isFormula = true;
      else if (name === 'v' || name === 't') taking = true;
      else if (name === 'mergeCell') {
        const [from, to] = (attribute(attributes, 'ref') ?? '').split(':').map(placeOf);
        if (from && to) merged.push([from, to]);
      }
    },
    text(piece) {
      if (taking) held += piece;
    },
    close(name) {
      if (name === 'v' || name === 't') taking = false;
      if (name !== 'c') return;
      const value = cellOf(type, style, held, book) ?? (isFormula ? notWorkedOut : undefined);
      if (value === undefined || value === '') return;
      put(rows, row, column, value);
    },
  });
  for (const [from, to] of merged) fillDown(rows, from, to);
  return [...rows]
    .sort(([one], [other]) => one - other)
    .map(([number, cells]) => ({ number, cells: Array.from(cells) }));
}

function put(rows: Map<number, Cell[]>, row: number, column: number, value: Cell): void {
  if (column >= limits.spreadsheetColumns) throw new FileFault('tooManyColumns', limits.spreadsheetColumns);
  let cells = rows.get(row);
  if (!cells) {
    // The head and what stands above it are no rows of data.
    if (rows.size > limits.spreadsheetRows + 20) throw new FileFault('tooManyRows', limits.spreadsheetRows);
    cells = [];
    rows.set(row, cells);
  }
  cells[column] = value;
}

function fillDown(rows: Map<number, Cell[]>, from: Place, to: Place): void {
  const value = rows.get(from.row)?.[from.column];
  if (value === undefined) return;
  for (const [number, cells] of rows) {
    if (number > from.row && number <= to.row) cells[from.column] ??= value;
  }
}

/** "BC12" as a place, counted from 0 to the right and from 1 downwards. */
function placeOf(reference: string | undefined): Place | undefined {
  const found = /^\$?([A-Z]{1,3})\$?(\d+)$/.exec(reference ?? '');
  if (!found) return undefined;
  const column = [...(found[1] as string)].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { row: Number(found[2]), column };
}

function cellOf(type: string, style: number, held: string, { texts, styles, from1904 }: Book): Cell {
  switch (type) {
    case 's':
      return texts[Number(held)] ?? '';
    case 'b':
      return held === '1';
    case 'e':
      return { error: held };
    case 'str':
    case 'inlineStr':
      return withoutCodes(held);
    case 'd':
      return held.replace('T', ' ').replace(/(:00)?(\.0+)?Z?$/, '');
    default: {
      if (held.trim() === '') return undefined;
      return numberOf(Number(held), styles[style], from1904);
    }
  }
}

/** A number as the sheet shows it: a day or a time of day; with its zeros in front, which a code is not the same without. */
function numberOf(number: number, style: NumberStyle | undefined, from1904: boolean): Cell {
  if (style?.isDate) return serialText(number, from1904) ?? number;
  const isCode = style && style.digits > 0 && Number.isInteger(number) && number >= 0;
  return isCode ? String(number).padStart(style.digits, '0') : number;
}

/** Excel writes what XML cannot hold as _x000D_. */
function withoutCodes(text: string): string {
  return text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
}
