import type { DateFormat, Locale } from '#generated/values.ts';
import { columnName } from '#spreadsheet/column-name.ts';
import { declaration, frozenHead, headRow, main } from '#spreadsheet/sheet-xml.ts';
import { dayCodes, firstOwnStyle, headStyle, stylesXml, textStyle } from '#spreadsheet/styles.ts';
import { textCell } from '#spreadsheet/text-cell.ts';
import { textWidth } from '#spreadsheet/text-width.ts';
import { sheetNames, sheetPath, stylesPath, workbookParts } from '#spreadsheet/workbook-parts.ts';
import { xmlText } from '#spreadsheet/xml-text.ts';
import { zip } from './zip-writer.ts';

export interface SheetColumn {
  readonly label: string;
  /** What its numbers are; all other cells stay the text that is typed, leading zeros included. */
  readonly number?: 'figure' | 'day' | 'moment';
  /** Shown when one of its cells is chosen. */
  readonly prompt?: string;
  /** What its cells offer to choose from; other texts are not refused. */
  readonly choices?: readonly string[];
}

export interface Sheet {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly (readonly (string | number | undefined)[])[];
}

/** Rows below the head that offer choices and show prompts. */
const preparedRows = 5000;
/** Excel's limits for what it shows of a prompt. */
const longestPrompt = 250;
const longestTitle = 30;
const styles = {
  text: textStyle,
  head: headStyle,
  figure: firstOwnStyle,
  day: firstOwnStyle + 1,
  moment: firstOwnStyle + 2,
} as const;

/**
 * Writes an XLSX file. What columns offer to choose from stands in a last sheet of its own.
 * @param choicesName what that sheet is called
 * @param dateFormat how its days are written
 */
export function writeXlsx(
  sheets: readonly Sheet[],
  locale: Locale,
  choicesName: string,
  dateFormat: DateFormat = 'YYYY/MM/DD',
): Promise<Uint8Array<ArrayBuffer>> {
  const lists = sheets.flatMap(({ columns }) => columns.filter(({ choices }) => choices?.length));
  const last = lists.length > 0 ? [choicesSheet(lists, choicesName)] : [];
  const all = [...sheets, ...last];
  const names = sheetNames(all.map(({ name }) => name));
  const rangeOf = (column: SheetColumn) => {
    const letter = columnName(lists.indexOf(column));
    const sheet = (names.at(-1) ?? '').replaceAll("'", "''");
    return `'${sheet}'!$${letter}$2:$${letter}$${(column.choices?.length ?? 0) + 1}`;
  };
  const day = dayCodes[dateFormat];
  return zip({
    ...workbookParts(names),
    [stylesPath]: stylesXml(locale, [0, day, `${day} hh:mm:ss`]),
    ...Object.fromEntries(all.map((sheet, index) => [sheetPath(index), sheetXml(sheet, rangeOf)])),
  });
}

function choicesSheet(lists: readonly SheetColumn[], name: string): Sheet {
  const length = Math.max(...lists.map(({ choices }) => choices?.length ?? 0));
  const rows = Array.from({ length }, (_, row) => lists.map(({ choices }) => choices?.[row]));
  return { name, columns: lists.map(({ label }) => ({ label })), rows };
}

function sheetXml({ columns, rows }: Sheet, rangeOf: (column: SheetColumn) => string): string {
  const widths = columns.map(({ label }, index) => {
    const longest = rows.slice(0, 200).map((row) => Math.min(60, textWidth(String(row[index] ?? ''))));
    return Math.max(14, textWidth(label) + 4, ...longest.map((width) => width + 2));
  });
  const cols = widths.map(
    (width, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" style="${styles[columns[index]?.number ?? 'text']}" customWidth="1"/>`,
  );
  const head = columns.map(({ label }, index) => cell(label, index, 1, styles.head)).join('');
  const body = rows.map((row, index) => {
    const cells = row.map((value, column) => {
      const kind = typeof value === 'number' ? (columns[column]?.number ?? 'figure') : 'text';
      return cell(value, column, index + 2, styles[kind]);
    });
    return `<row r="${index + 2}">${cells.join('')}</row>`;
  });
  const checks = columns.flatMap((column, index) => validation(column, index, rangeOf));
  return `${declaration}<worksheet xmlns="${main}">${frozenHead}<cols>${cols.join('')}</cols><sheetData>${headRow(head)}${body.join('')}</sheetData>${checks.length > 0 ? `<dataValidations count="${checks.length}">${checks.join('')}</dataValidations>` : ''}</worksheet>`;
}

function cell(value: string | number | undefined, column: number, row: number, style: number): string {
  if (value === undefined || value === '') return '';
  if (typeof value === 'string') return textCell(value, column, row, style);
  return `<c r="${columnName(column)}${row}" s="${style}"><v>${value}</v></c>`;
}

/** What the cells of a column offer and say; nothing that is typed is refused by the spreadsheet itself. */
function validation(column: SheetColumn, index: number, rangeOf: (column: SheetColumn) => string): string[] {
  const { label, prompt, choices } = column;
  if (!prompt && !choices?.length) return [];
  const letter = columnName(index);
  const said = prompt
    ? ` showInputMessage="1" promptTitle="${xmlText(label.slice(0, longestTitle))}" prompt="${xmlText(prompt.slice(0, longestPrompt))}"`
    : '';
  const where = `sqref="${letter}2:${letter}${preparedRows + 1}"`;
  if (!choices?.length) return [`<dataValidation allowBlank="1"${said} ${where}/>`];
  return [
    `<dataValidation type="list" allowBlank="1"${said} ${where}><formula1>${xmlText(rangeOf(column))}</formula1></dataValidation>`,
  ];
}
