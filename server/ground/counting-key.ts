/** More of a text than this says no more about its place in a list. */
const longest = 300;
/** Longer runs of digits than this stand with those of this length, by their digits. */
const mostDigits = 999;

/**
 * What a text is sorted by, letter by letter, so that it stands where people who count put it: room 9 before room 10.
 * Each number says first how long it is. Small and capital letters are one, and so are the digits of Thai, of wide and
 * of narrow type. As asCounted has it, but for the letters themselves: a database knows neither strokes nor accents.
 */
export function countingKey(text: string): string {
  const beginning = [...text.slice(0, 2 * longest)].slice(0, longest).join('');
  return beginning
    .normalize('NFC')
    .replace(/[！-～]/g, (wide) => moved(wide, '！', '!'))
    .replace(/[๐-๙]/g, (thai) => moved(thai, '๐', '0'))
    .replaceAll('　', ' ')
    .toLowerCase()
    .replace(/[0-9]+/g, withLength);
}

/** The letter at the same place of another row of letters. */
function moved(letter: string, from: string, to: string): string {
  return String.fromCharCode(letter.charCodeAt(0) - from.charCodeAt(0) + to.charCodeAt(0));
}

/** A number as one digit that says how many follow, or 9 and three digits that do: 7 is 17, 10 is 210, 0 is 0. */
function withLength(run: string): string {
  const digits = run.replace(/^0+/, '');
  const { length } = digits;
  return `${length < 9 ? length : `9${String(Math.min(length, mostDigits)).padStart(3, '0')}`}${digits}`;
}
