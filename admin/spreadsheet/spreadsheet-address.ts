import type { Resource } from '#generated/resources.ts';

/** The last part of the address below a list at which its spreadsheets come in. */
export const spreadsheetSegment = 'spreadsheet';

/** Whether records of a resource can come in by spreadsheet. */
export function takesSpreadsheets({ operations }: Resource): boolean {
  return Boolean(operations.create || operations.update);
}
