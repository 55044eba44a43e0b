/** Measures a text, in dots. */
type Measure = (text: string) => number;

/**
 * Breaks a text into lines that are no wider than the paper: between words, as the language has them (Thai and Chinese
 * write none apart), and within a word only where it alone is wider.
 */
export function breakLines(text: string, width: number, locale: string, measure: Measure): string[] {
  const words = new Intl.Segmenter(locale, { granularity: 'word' });
  return text.split(/\r?\n/).flatMap((paragraph) => {
    const pieces = [...words.segment(paragraph)].flatMap(({ segment }) =>
      measure(segment) > width ? charactersOf(segment, locale) : [segment],
    );
    const lines: string[] = [];
    let line = '';
    for (const piece of closed(pieces)) {
      if (line !== '' && measure((line + piece).trimEnd()) > width) {
        lines.push(line.trimEnd());
        line = piece.trimStart();
      } else line += piece;
    }
    return [...lines, line.trimEnd()];
  });
}

/** No line begins with what ends a sentence or closes a bracket. */
function closed(pieces: readonly string[]): string[] {
  const whole: string[] = [];
  for (const piece of pieces) {
    if (whole.length > 0 && /^[\p{Pe}\p{Pf}，。、；：！？．,.;:!?ๆฯ]/u.test(piece))
      whole.push(`${whole.pop()}${piece}`);
    else whole.push(piece);
  }
  return whole;
}

function charactersOf(word: string, locale: string): string[] {
  return [...new Intl.Segmenter(locale, { granularity: 'grapheme' }).segment(word)].map(({ segment }) => segment);
}
