import { languages } from '#generated/languages.ts';
import type { DateFormat, Locale } from '#generated/values.ts';
import { safeText, textWidth, xmlText } from './safe-text.ts';
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

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** Rows below the head that offer choices and show prompts. */
const preparedRows = 5000;
/** Excel's limits for what it shows of a prompt. */
const longestPrompt = 250;
const longestTitle = 30;
const styles = { text: 0, head: 1, figure: 2, day: 3, moment: 4 } as const;
/** Days as an organisation writes them; Excel counts the years of the Republic and of the Buddha by itself. */
const dayCodes: Readonly<Record<DateFormat, string>> = {
  'YYYY/MM/DD': 'yyyy\\/mm\\/dd',
  'MM/DD/YYYY': 'mm\\/dd\\/yyyy',
  'DD/MM/YYYY': 'dd\\/mm\\/yyyy',
  roc: '[$-404]e\\/mm\\/dd',
  buddhist: '[$-41E]dd\\/mm\\/bbbb',
};

/** The media type of a spreadsheet file. */
export const xlsxMediaType = `${spreadsheet}.sheet`;

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
  const names = sheetNames(all);
  const rangeOf = (column: SheetColumn) => {
    const letter = columnName(lists.indexOf(column));
    const sheet = (names.at(-1) ?? '').replaceAll("'", "''");
    return `'${sheet}'!$${letter}$2:$${letter}$${(column.choices?.length ?? 0) + 1}`;
  };
  const targets = [
    ...all.map((_, index) => ['worksheet', `worksheets/sheet${index + 1}.xml`] as const),
    ['styles', 'styles.xml'] as const,
  ];
  return zip({
    '[Content_Types].xml': contentTypes(all.length),
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': workbook(names),
    'xl/_rels/workbook.xml.rels': relations(targets),
    'xl/styles.xml': stylesXml(locale, dateFormat),
    ...Object.fromEntries(all.map((sheet, index) => [`xl/worksheets/sheet${index + 1}.xml`, sheetXml(sheet, rangeOf)])),
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
  return `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="18"/><cols>${cols.join('')}</cols><sheetData><row r="1" ht="24" customHeight="1">${head}</row>${body.join('')}</sheetData>${checks.length > 0 ? `<dataValidations count="${checks.length}">${checks.join('')}</dataValidations>` : ''}</worksheet>`;
}

function cell(value: string | number | undefined, column: number, row: number, style: number): string {
  if (value === undefined || value === '') return '';
  const reference = `${columnName(column)}${row}`;
  if (typeof value === 'number') return `<c r="${reference}" s="${style}"><v>${value}</v></c>`;
  return `<c r="${reference}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(safeText(value))}</t></is></c>`;
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

/** A, B, … Z, AA, AB, … */
export function columnName(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last;
}

/** Names as Excel takes them: 31 characters, some signs not, each once. */
function sheetNames(sheets: readonly Sheet[]): string[] {
  const names = sheets.map(({ name }) => name.replace(/[[\]:*?/\\']/g, ' ').slice(0, 28));
  return names.map((name, index) => (names.indexOf(name) < index ? `${name} ${index + 1}` : name));
}

function workbook(names: readonly string[]): string {
  const sheets = names.map(
    (name, index) => `<sheet name="${xmlText(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  return `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheets.join('')}</sheets></workbook>`;
}

function relations(targets: readonly (readonly [type: string, target: string])[]): string {
  const all = targets.map(
    ([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${office}/${type}" Target="${target}"/>`,
  );
  return `${declaration}<Relationships xmlns="${packages}/relationships">${all.join('')}</Relationships>`;
}

function contentTypes(sheetCount: number): string {
  const part = (name: string, type: string) =>
    `<Override PartName="/xl/${name}.xml" ContentType="${spreadsheet}.${type}+xml"/>`;
  const sheets = Array.from({ length: sheetCount }, (_, index) => part(`worksheets/sheet${index + 1}`, 'worksheet'));
  return `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('workbook', 'sheet.main')}${part('styles', 'styles')}${sheets.join('')}</Types>`;
}

/** Texts stay as they are typed (format 49, @); the head is bold on a tint; numbers are plain, days and moments in their format. */
function stylesXml(locale: Locale, dateFormat: DateFormat): string {
  const font = (bold: boolean) =>
    `<font>${bold ? '<b/>' : ''}<sz val="11"/><name val="${languages[locale].sheetFont}"/></font>`;
  const format = (number: number) =>
    `<xf numFmtId="${number}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`;
  return `${declaration}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="${dayCodes[dateFormat]}"/><numFmt numFmtId="165" formatCode="${dayCodes[dateFormat]} hh:mm:ss"/></numFmts><fonts count="2">${font(false)}${font(true)}</fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFE3EEF0"/></patternFill></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5">${format(49)}<xf numFmtId="49" fontId="1" fillId="2" borderId="0" xfId="0" applyFont="1" applyFill="1" applyAlignment="1"><alignment vertical="center" wrapText="1"/></xf>${format(0)}${format(164)}${format(165)}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
}
