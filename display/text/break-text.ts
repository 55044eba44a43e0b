/** Holds two letters together. */
const joiner = '\u2060';

type Segmenter = new (language: string, options: object) => { segment(text: string): Iterable<{ segment: string }> };
const { Segmenter } = Intl as { Segmenter?: Segmenter };
let dictionary: InstanceType<Segmenter> | undefined;

/**
 * A text in which a line breaks neither between a number and what it counts nor within a name (張○), and within no word of
 * Chinese where the engine knows its words.
 */
export function breakText(text: string): string {
  if (Segmenter && !dictionary) dictionary = new Segmenter('zh-TW', { granularity: 'word' });
  return text
    .replace(/([\da-z\u0e00-\u0e7f]) (?=[\d\u2e80-\u9fff])/gi, '$1\u00a0')
    .replace(/\d(?=[\u2e80-\u9fff])|.(?=\u25cb)|\u25cb(?=.)/g, `$&${joiner}`)
    .replace(/[\u2e80-\u9fff]+/g, (run) => {
      if (!dictionary) return run;
      const words = Array.from(dictionary.segment(run), ({ segment }) => segment.split('').join(joiner));
      // A letter by itself is the ending of a word.
      return words.reduce((line, word) => line + (word[1] ? word : joiner + word));
    });
}
