import { languages } from '#generated/languages.ts';
import type { DateFormat, Locale } from '#generated/values.ts';
import { declaration, main } from './sheet-xml.ts';

/** The styles that each file has; those of the formats that a file names follow them. */
export const textStyle = 0;
export const headStyle = 1;
export const firstOwnStyle = 2;

/** Number of the first format that Excel does not know by itself. */
const firstOwnFormat = 164;

/** Days as an organisation writes them; Excel counts the years of the Republic and of the Buddha by itself. */
export const dayCodes: Readonly<Record<DateFormat, string>> = {
  'YYYY/MM/DD': 'yyyy\\/mm\\/dd',
  'MM/DD/YYYY': 'mm\\/dd\\/yyyy',
  'DD/MM/YYYY': 'dd\\/mm\\/yyyy',
  roc: '[$-404]e\\/mm\\/dd',
  buddhist: '[$-41E]dd\\/mm\\/bbbb',
};

/**
 * styles.xml: texts stay as they are typed (format 49, @), the head is bold on a tint, then the formats.
 * @param formats each a number of Excel's own or a code, in the order of their styles from firstOwnStyle on
 */
export function stylesXml(locale: Locale, formats: readonly (number | string)[]): string {
  const font = (bold: boolean) =>
    `<font>${bold ? '<b/>' : ''}<sz val="11"/><name val="${languages[locale].sheetFont}"/></font>`;
  const own = formats.filter((format) => typeof format === 'string');
  const numberOf = (format: number | string) =>
    typeof format === 'number' ? format : firstOwnFormat + own.indexOf(format);
  const codes = own.map((code, index) => `<numFmt numFmtId="${firstOwnFormat + index}" formatCode="${code}"/>`);
  const style = (format: number) =>
    `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`;
  const head =
    '<xf numFmtId="49" fontId="1" fillId="2" borderId="0" xfId="0" applyFont="1" applyFill="1" applyAlignment="1"><alignment vertical="center" wrapText="1"/></xf>';
  const styles = [style(49), head, ...formats.map((format) => style(numberOf(format)))];
  return `${declaration}<styleSheet xmlns="${main}"><numFmts count="${own.length}">${codes.join('')}</numFmts>
<fonts count="2">${font(false)}${font(true)}</fonts>
<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFE3EEF0"/></patternFill></fill></fills>
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="${styles.length}">${styles.join('')}</cellXfs>
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
}
