/** Stands in for jsonexport: our lists are handed out as spreadsheets of their own (spreadsheet/download.ts). */
export default function noExport(): never {
  throw new Error('No list is exported by react-admin itself');
}
