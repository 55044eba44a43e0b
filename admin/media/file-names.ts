import type { MediaType } from '#generated/values.ts';

/** Longest name of an item in characters (schemas/entities/MediaBankItem.json); half an emoji is none. */
const longest = 80;

/** The name that a file gets in the library: its own without the ending, numbered where somebody has it already. */
export function freeName(fileName: string, taken: readonly string[]): string {
  const used = new Set(taken.map((name) => name.toLowerCase()));
  const own = [...(fileName.replace(/\.[^.]+$/, '').trim() || fileName)];
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? '' : ` (${number})`;
    const kept = own.slice(0, longest - ending.length).join('');
    const name = kept.trim() + ending;
    if (!used.has(name.toLowerCase())) return name;
  }
}

/** What a file is for a screen. */
export function mediaTypeOf({ type, name }: Pick<File, 'type' | 'name'>): MediaType {
  return type.startsWith('video/') || /\.mp4$/i.test(name) ? 'video' : 'image';
}

/** A size as people read it: "12.3 MB". */
export function sizeText(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB'];
  const step = Math.min(units.length - 1, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(1024)));
  const value = bytes / 1024 ** step;
  return `${value >= 100 || step === 0 ? Math.round(value) : value.toFixed(1)} ${units[step]}`;
}

/** A length as players show it: "1:05". */
export function lengthText(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
