import type { SpokenBy, ViewClip, ViewReading } from '#generated/shapes.ts';
import { loadClip } from './clips.ts';
import { playClips, playElsewhere } from './play-clips.ts';
import { canSay, say } from './speech.ts';

/** Something ready to be heard: decoded recordings one after the other, one of another server, or a text. */
type Piece = { clips: AudioBuffer[] } | { url: string; text: string } | { text: string };

/** The languages of calls as browsers name them. */
const tags: { [language in ViewReading['language']]: string } = {
  mandarin: 'zh-TW',
  taiwanese: 'nan-TW',
  hakka: 'hak-TW',
  english: 'en-US',
  marshallese: 'mh-MH',
  thai: 'th-TH',
  malay: 'ms-MY',
};

/**
 * Says a call in one language: recordings without a gap between them, and with the device's voice what has none or
 * cannot be played. Says nothing, and resolves with undefined, where the device lacks a voice that this needs: half a
 * call would be another call.
 */
export async function sayReading(
  { language, say: said }: ViewReading,
  clips: readonly ViewClip[],
  volume: number,
): Promise<SpokenBy | undefined> {
  const pieces = together(await Promise.all(said.map((one) => ready(one, clips))));
  const tag = tags[language];
  if (pieces.length === 0 || (pieces.some(isText) && !canSay(tag))) return undefined;
  let by: SpokenBy | undefined;
  for (const piece of pieces) {
    const heard = await hear(piece, tag, volume);
    by = by && by !== heard ? 'mixed' : heard;
  }
  return by;
}

async function hear(piece: Piece, tag: string, volume: number): Promise<SpokenBy> {
  if ('clips' in piece) await playClips(piece.clips, volume);
  else if (!('url' in piece) || !(await playElsewhere(piece.url, volume))) return say(piece.text, tag, volume);
  return 'clips';
}

function ready(one: number | string, clips: readonly ViewClip[]): Promise<Piece> {
  if (typeof one === 'string') return Promise.resolve({ text: one });
  const { url, text = '' } = clips[one] || { url: '' };
  const instead = /^https?:/.test(url) ? { url, text } : { text };
  return loadClip(url).then(
    (clip) => ({ clips: [clip] }),
    () => instead,
  );
}

/** What follows each other and is of one kind is heard in one go; what has no words is left out. */
function together(pieces: Piece[]): Piece[] {
  return pieces.reduce<Piece[]>((all, piece) => {
    const last = all[all.length - 1];
    if (last && 'clips' in last && 'clips' in piece) last.clips = last.clips.concat(piece.clips);
    else if (last && isText(last) && isText(piece)) last.text += `, ${piece.text}`;
    else if (!isText(piece) || piece.text) all.push(piece);
    return all;
  }, []);
}

function isText(piece: Piece): piece is { text: string } {
  return !('clips' in piece) && !('url' in piece);
}
