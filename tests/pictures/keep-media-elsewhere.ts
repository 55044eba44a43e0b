import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { organisation } from '#demo/hospital/organisation.ts';
import type { MediaCreate } from '#generated/shapes.ts';
import type { Places } from './demo-places.ts';

const slides = fileURLToPath(new URL('../../demo/hospital/media/', import.meta.url));

/** Media that lie where the hospital has them; the servers are invented and answer nobody. */
const media = [
  { name: 'Clean hands save lives', type: 'image', source: 'localhost', path: '衛教/hands-en.png' },
  { name: '領藥五核對', type: 'image', source: 'localhost', path: '衛教/medicine-zh.png' },
  { name: '大廳形象影片', type: 'video', source: 'ftp', url: 'ftps://media.anhe.example/films/hall.mp4' },
  { name: '洗手五時機', type: 'video', source: 'hfs', url: 'http://files.anhe.example/hands.mp4' },
] satisfies MediaCreate[];

/** Puts pictures into the folder that the server offers to the demo hospital. */
export async function fillMediaFolder(folder: string): Promise<void> {
  const into = join(folder, organisation.gid, '衛教');
  await mkdir(into, { recursive: true });
  for (const name of ['hands-en.png', 'medicine-zh.png']) await cp(join(slides, name), join(into, name));
}

/** Has a panel show media from elsewhere, and waits until it is known how each of them stands. */
export async function keepMediaElsewhere({ api, panel }: Places): Promise<void> {
  const { gid: panelGid } = panel('101 診');
  for (const body of media) await api.call('createMedia', { query: { panelGid }, body });
  for (let isKnown = false; !isKnown; ) {
    const { data } = await api.call('listMedia', { query: { panelGid, limit: 100 } });
    isKnown = data.every(({ state }) => state !== 'waiting');
  }
}
