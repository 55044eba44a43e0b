/** The first line of each part of a file. */
export const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** The namespace of workbooks, sheets and styles (ECMA-376, part 1). */
export const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** A sheet's head row stays in sight. */
export const frozenHead =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="18"/>';

/** The head row, from its cells. */
export function headRow(cells: string): string {
  return `<row r="1" ht="24" customHeight="1">${cells}</row>`;
}
