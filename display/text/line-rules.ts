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
  return (
    text
      .replace(/([\da-zก-๛]) (?=[\d⺀-鿿])/gi, '$1\u00a0')
      .replace(/\d(?=[⺀-鿿])|.(?=○)|○(?=.)/g, `$&${joiner}`)
      // A name from abroad (迪亞哥．費南德茲, 歐陽娜娜・阿不都熱合曼) breaks after its point alone; longer parts are none.
      .replace(/(^| )(([^ ．・·‧•]\u2060?){1,7}[．・·‧•]\u2060?)+([^ ．・·‧•]\u2060?){1,7}(?= |$)/g, (name) =>
        name.replace(/[^ ．・·‧•\u2060](?!\u2060|$)/g, `$&${joiner}`),
      )
      .replace(/[⺀-ヺー-鿿]+/g, (run) => {
        if (!dictionary) return run;
        const words = Array.from(dictionary.segment(run), ({ segment }) => segment.split('').join(joiner));
        // A letter by itself is the ending of a word.
        return words.reduce((line, word) => line + (word[1] ? word : joiner + word));
      })
  );
}

/** The largest size, from one size down to another, at which a text takes two lines. */
export function sizeInTwoLines(
  text: string,
  measure: (text: string) => number,
  width: number,
  from: number,
  downTo: number,
): number {
  let size = from;
  while (size > downTo && countLines(text, measure, width / size) > 2) size *= 0.95;
  return size;
}

/**
 * Lines that a text takes at a width in em, broken as browsers break it: at spaces, and between words of Chinese. Infinite
 * when a word does not fit at all.
 */
export function countLines(text: string, measure: (text: string) => number, width: number): number {
  let lines = 1;
  let used = 0;
  for (const piece of breakText(text).match(pieces) || []) {
    const needed = measure(piece);
    const visible = measure(piece.trim());
    if (visible > width) return Number.POSITIVE_INFINITY;
    if (used > 0 && used + visible > width) {
      lines++;
      used = 0;
    }
    used += needed;
  }
  return lines;
}

/** Thai breaks between words that only a dictionary knows; eight letters stand for one. */
const piece = '(?:[ก-๛]{1,8}|[⺀-\uffef]|[^ \u00a0\u2060ก-๛⺀-\uffef]+)';
const pieces = new RegExp(`${piece}(?:[\u00a0\u2060]${piece})* *`, 'g');
