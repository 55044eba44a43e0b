import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Locale } from '#generated/values.ts';
import type { Places } from './demo-places.ts';

/** Draws the demo hospital's slip in each language, as its printers get it. */
export async function takeSlips({ api }: Pick<Places, 'api'>, folder: string): Promise<void> {
  const into = join(folder, 'slips');
  await mkdir(into, { recursive: true });
  const { slip = {} } = await api.call('getOrganisationGeneral');
  for (const language of Locale) {
    const { picture } = await api.call('drawSlip', { body: { slip, language } });
    await writeFile(join(into, `slip-${language}.png`), Buffer.from(picture.replace(/^.*,/, ''), 'base64'));
    console.log(`slips/slip-${language}.png`);
  }
}
