/**
 * Files that a person chose in a form and that are not sent yet. A form's data stays JSON: it holds the file's object
 * URL, which also is its preview; the data provider looks the file up when it sends.
 */
const files = new Map<string, File>();

/** More than any form has fields for files: what was chosen before these belongs to a form that was saved or left. */
const mostKept = 20;

/** Keeps a file and answers the address that stands for it in the form. */
export function keepChosenFile(file: File): string {
  const address = URL.createObjectURL(file);
  files.set(address, file);
  const [oldest] = files.keys();
  if (files.size > mostKept) dropChosenFile(oldest);
  return address;
}

/** The file behind an address, if it is one of ours. */
export function chosenFile(address: unknown): File | undefined {
  return typeof address === 'string' ? files.get(address) : undefined;
}

/** Lets go of a file that was replaced or taken out. */
export function dropChosenFile(address: unknown): void {
  if (typeof address === 'string' && files.delete(address)) URL.revokeObjectURL(address);
}

/** Divides a body into its JSON and its chosen files by property. */
export function splitFiles(body: Record<string, unknown>): {
  json: Record<string, unknown>;
  files: Record<string, File>;
} {
  const json: Record<string, unknown> = {};
  const found: Record<string, File> = {};
  for (const [property, value] of Object.entries(body)) {
    const file = chosenFile(value);
    if (file) found[property] = file;
    else json[property] = value;
  }
  return { json, files: found };
}
