import { declaration, main } from './sheet-xml.ts';
import { xmlText } from './xml-text.ts';

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The media type of a spreadsheet file. */
export const xlsxMediaType = `${spreadsheet}.sheet`;

/** Where the parts stand that each writer makes itself. */
export const stylesPath = 'xl/styles.xml';
export function sheetPath(index: number): string {
  return `xl/worksheets/sheet${index + 1}.xml`;
}

/**
 * The parts of a spreadsheet file that only say what is in it, by their paths (ECMA-376, parts 1 and 2).
 * @param names of the sheets, as sheetNames gives them
 */
export function workbookParts(names: readonly string[]): Record<string, string> {
  return {
    '[Content_Types].xml': contentTypes(names.length),
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': workbook(names),
    'xl/_rels/workbook.xml.rels': relations([
      ...names.map((_, index) => ['worksheet', `worksheets/sheet${index + 1}.xml`] as const),
      ['styles', 'styles.xml'],
    ]),
  };
}

/** Names as Excel takes them: 31 characters, some signs not, each once. */
export function sheetNames(wanted: readonly string[]): string[] {
  const names = wanted.map((name) => name.replace(/[[\]:*?/\\']/g, ' ').slice(0, 28));
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
  const part = (path: string, type: string) =>
    `<Override PartName="/${path}" ContentType="${spreadsheet}.${type}+xml"/>`;
  const sheets = Array.from({ length: sheetCount }, (_, index) => part(sheetPath(index), 'worksheet'));
  return `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('xl/workbook.xml', 'sheet.main')}${part(stylesPath, 'styles')}${sheets.join('')}</Types>`;
}
