import { type Calendar, writtenDay } from './calendar.ts';

/** What finds days in a text as `writtenDay` writes them; splits the text at them and keeps them. */
export function dayPattern(calendar: Calendar): RegExp {
  const plain = writtenDay('2026-11-22', calendar).replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  return new RegExp(`(${plain.replace(/\d+/g, '\\d+')})`);
}
