import { columnName } from './column-name.ts';
import { safeText } from './safe-text.ts';
import { xmlText } from './xml-text.ts';

/**
 * A cell of a sheet that shows a text.
 * @param column index from 0
 * @param row as the sheet counts, from 1
 * @param style index of the formats in styles.xml
 */
export function textCell(text: string, column: number, row: number, style: number): string {
  return `<c r="${columnName(column)}${row}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(safeText(text))}</t></is></c>`;
}
