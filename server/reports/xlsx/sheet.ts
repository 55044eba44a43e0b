import { columnName } from '#spreadsheet/column-name.ts';
import { declaration, frozenHead, headRow, main } from '#spreadsheet/sheet-xml.ts';
import { headStyle, textStyle } from '#spreadsheet/styles.ts';
import { textCell } from '#spreadsheet/text-cell.ts';
import { textWidth } from '#spreadsheet/text-width.ts';
import { xmlText } from '#spreadsheet/xml-text.ts';
import { type CellKind, styleOf } from './styles.ts';

export interface Column {
  readonly label: string;
  readonly kind: CellKind;
}

/** One sheet: what stands in its header row, and its rows; an absent value is an empty cell. */
export interface Sheet {
  readonly name: string;
  /** Stands over each printed page. */
  readonly pageHeader: string;
  readonly columns: readonly Column[];
  readonly rows: Iterable<readonly (string | number | undefined)[]>;
}

const secondsOfDay = 86_400;
const dayMs = secondsOfDay * 1000;
const dayZero = Date.UTC(1899, 11, 30);
const isDate = /^\d{4}-\d{2}-\d{2}$/;
/** Rows that are handed on at once. */
const rowsAtOnce = 200;

/** The sheet's XML, piece by piece, so that a long one is never whole in memory. */
export function* sheetXml({ columns, rows, pageHeader }: Sheet): Generator<string> {
  const widths = columns.map(({ label, kind }) =>
    Math.min(40, Math.max(textWidth(label) + 3, kind === 'text' ? 18 : 12)),
  );
  yield `${declaration}<worksheet xmlns="${main}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>${frozenHead}`;
  yield `<cols>${widths.map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`).join('')}</cols>`;
  const head = columns.map(({ label }, index) => textCell(label, index, 1, headStyle));
  yield `<sheetData>${headRow(head.join(''))}`;
  let number = 1;
  let piece = '';
  for (const row of rows) {
    number += 1;
    const cells = row.map((value, index) => cell(value, columns[index]?.kind ?? 'text', index, number));
    piece += `<row r="${number}">${cells.join('')}</row>`;
    if (number % rowsAtOnce > 0) continue;
    yield piece;
    piece = '';
  }
  // In a page's header & begins a code; && is the character.
  const header = xmlText(pageHeader.slice(0, 200).replaceAll('&', '&&'));
  yield `${piece}</sheetData><pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/><headerFooter>${header && `<oddHeader>&amp;C${header}</oddHeader>`}<oddFooter>&amp;C&amp;P / &amp;N</oddFooter></headerFooter></worksheet>`;
}

function cell(value: string | number | undefined, kind: CellKind, index: number, row: number): string {
  if (value === undefined) return '';
  const number = numberOf(value, kind);
  if (typeof number === 'string') return textCell(number, index, row, textStyle);
  return `<c r="${columnName(index)}${row}" s="${styleOf[kind]}"><v>${number}</v></c>`;
}

/** The number that a spreadsheet keeps for a value: days since 1899-12-30 for a date, parts of a day for times. */
function numberOf(value: string | number, kind: CellKind): string | number {
  if (kind === 'date') return isDate.test(String(value)) ? (Date.parse(String(value)) - dayZero) / dayMs : value;
  return typeof value === 'number' && (kind === 'duration' || kind === 'time') ? value / secondsOfDay : value;
}
