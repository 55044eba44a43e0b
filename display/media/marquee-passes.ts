import type { ViewMarquee } from '#generated/shapes.ts';

/** Longest line that passes at once: a wider layer than this strains the memory of a television. */
const mostCharacters = 240;

/** The announcements as lines that pass one after the other; a long one is broken where a sentence or a word ends. */
export function marqueePasses(marquees: readonly ViewMarquee[]): string[] {
  return marquees.reduce<string[]>((passes, { title, content }) => {
    const text = content.replace(/\s+/g, ' ').trim();
    const whole = title && title !== text ? `${title}　${text}` : text;
    return passes.concat(whole ? pieces(whole) : []);
  }, []);
}

function pieces(text: string): string[] {
  if (text.length <= mostCharacters) return [text];
  const start = text.slice(0, mostCharacters);
  const sentence = Math.max(...['。', '！', '？', '；', '. '].map((end) => start.lastIndexOf(end)));
  const end = sentence > mostCharacters / 3 ? sentence + 1 : Math.max(start.lastIndexOf(' '), 0) || mostCharacters;
  return [start.slice(0, end).trim()].concat(pieces(text.slice(end).trim()));
}
