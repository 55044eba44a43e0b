/** What no language says: a page that shows it has shown something that is not there. */
export const unsaid = /\bundefined\b|\bNaN\b|\[object |\{\{\w/;
