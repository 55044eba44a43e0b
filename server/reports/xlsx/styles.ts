import { languages } from '#generated/languages.ts';
import type { DateFormat, Locale } from '#generated/values.ts';

/** How a cell is written. duration: seconds; date: YYYY-MM-DD; time: seconds since midnight. */
export type CellKind = 'text' | 'integer' | 'decimal' | 'duration' | 'date' | 'time';

/** Indexes of the formats below. */
export const styleOf: Readonly<Record<CellKind | 'header', number>> = {
  text: 0,
  header: 1,
  integer: 2,
  duration: 3,
  decimal: 4,
  date: 5,
  time: 6,
};

/** Days as the organisation writes them; Excel counts the years of the Republic and of the Buddha by itself. */
const dateCodes: Readonly<Record<DateFormat, string>> = {
  'YYYY/MM/DD': 'yyyy\\/mm\\/dd',
  'MM/DD/YYYY': 'mm\\/dd\\/yyyy',
  'DD/MM/YYYY': 'dd\\/mm\\/yyyy',
  roc: '[$-404]e\\/mm\\/dd',
  buddhist: '[$-41E]dd\\/mm\\/bbbb',
};

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** styles.xml: the header bold on a tint, numbers, durations over 24 hours, one decimal, days and times of day. */
export function stylesXml(locale: Locale, dateFormat: DateFormat): string {
  const font = (bold: boolean) =>
    `<font>${bold ? '<b/>' : ''}<sz val="11"/><name val="${languages[locale].sheetFont}"/></font>`;
  const format = (number: number, more = '') =>
    `<xf numFmtId="${number}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"${more}/>`;
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<styleSheet xmlns="${main}"><numFmts count="4"><numFmt numFmtId="164" formatCode="[h]:mm:ss"/><numFmt numFmtId="165" formatCode="0.0"/><numFmt numFmtId="166" formatCode="${dateCodes[dateFormat]}"/><numFmt numFmtId="167" formatCode="hh:mm"/></numFmts>
<fonts count="2">${font(false)}${font(true)}</fonts>
<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFE3EEF0"/></patternFill></fill></fills>
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="7">${format(49)}<xf numFmtId="49" fontId="1" fillId="2" borderId="0" xfId="0" applyFont="1" applyFill="1" applyAlignment="1"><alignment vertical="center" wrapText="1"/></xf>${format(1)}${format(164)}${format(165)}${format(166)}${format(167)}</cellXfs>
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
}
