import { readFile } from 'node:fs/promises';

const media = new URL('hospital/media/', import.meta.url);

/** A picture of the demo hospital, as a browser uploads it. */
export async function picture(name: string): Promise<File> {
  return new File([await readFile(new URL(name, media))], name, { type: 'image/png' });
}
