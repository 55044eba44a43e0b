import { withoutJoiners } from '#client/text/whole-name.ts';

/** Some browsers read the file only after the press: its address stands for so long. */
const readMs = 60_000;

/** Hands something to the browser as a file to be saved. */
export function saveAs(name: string, type: string, content: BlobPart): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = withoutJoiners(name);
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), readMs);
}
