import type { ViewClip } from '#generated/shapes.ts';
import type { VoiceLanguage } from '#generated/values.ts';
import type { Document } from '../documents/document.ts';

/** One thing that is said: a recording, or a text for the device's own voice. */
export type Said = ViewClip | string;

/** The recordings and texts that calls are put together of. */
export interface VoiceBank {
  /** What a custom part says, and in which language; undefined for a voice that is gone or empty. */
  voice(gid: string): { readonly language: VoiceLanguage; readonly said: Said } | undefined;
  /** The recording of a word, a number or a name; undefined if there is none in this language. */
  recording(language: VoiceLanguage, says: string): ViewClip | undefined;
  /** Whether anything is recorded in this language. */
  hasRecordings(language: VoiceLanguage): boolean;
}

export function createVoiceBank(voices: readonly Document<'voice'>[]): VoiceBank {
  const byGid = new Map<string, { language: VoiceLanguage; said: Said }>();
  const byWord = new Map<string, ViewClip>();
  const recorded = new Set<VoiceLanguage>();
  for (const { gid, body } of voices) {
    const { language, says } = body;
    const url = body.file || body.url;
    if (url) recorded.add(language);
    const clip = url ? { url, ...(says && { text: says }) } : undefined;
    const said = clip ?? body.text;
    if (said) byGid.set(gid, { language, said });
    // Of several recordings of a word the first by name is said, always the same one.
    if (clip && says && !byWord.has(keyOf(language, says))) byWord.set(keyOf(language, says), clip);
  }
  return {
    voice: (gid) => byGid.get(gid),
    recording: (language, says) => byWord.get(keyOf(language, says)),
    hasRecordings: (language) => recorded.has(language),
  };
}

function keyOf(language: VoiceLanguage, says: string): string {
  return `${language} ${says.replaceAll(/\s+/g, ' ').trim().toLowerCase()}`;
}
