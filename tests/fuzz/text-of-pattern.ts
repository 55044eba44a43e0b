import type { Random } from './random.ts';

/** Printable ASCII, for `.` and for classes that say what they leave out. */
const printable = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index));

/**
 * A text that a pattern of the contract matches, for the small language that patterns here are written in: classes,
 * groups, choices, quantifiers, anchors at the ends. Whoever uses it asks the pattern itself whether that is so.
 */
export function textOfPattern(pattern: string, random: Random): string {
  const open = !pattern.endsWith('$');
  const source = pattern.replace(/^\^/, '').replace(/(?<!\\)\$$/, '');
  let at = 0;

  const choices = (): string => {
    const found = [sequence()];
    while (source[at] === '|') {
      at++;
      found.push(sequence());
    }
    return random.pick(found);
  };
  const sequence = (): string => {
    let text = '';
    while (at < source.length && source[at] !== '|' && source[at] !== ')') text += repeated();
    return text;
  };
  const repeated = (): string => {
    const start = at;
    const first = atom();
    const end = at;
    const [least, most] = quantifier();
    const after = at;
    const count = least + random.upTo(most - least);
    let text = count > 0 ? first : '';
    // Each repetition is chosen by itself: read again from where the atom begins.
    for (let index = 1; index < count; index++) {
      at = start;
      text += atom();
      at = end;
    }
    at = after;
    return text;
  };
  const atom = (): string => {
    const sign = source[at++] as string;
    if (sign === '(') {
      if (source.startsWith('?:', at)) at += 2;
      const text = choices();
      at++;
      return text;
    }
    if (sign === '[') return random.pick(classOf());
    if (sign === '.') return random.pick(printable);
    if (sign === '\\') return escaped(source[at++] as string);
    return sign;
  };
  const classOf = (): string[] => {
    const without = source[at] === '^';
    if (without) at++;
    const found: string[] = [];
    while (source[at] !== ']') {
      const sign = source[at] === '\\' ? (source[++at] as string) : (source[at] as string);
      at++;
      if (source[at] === '-' && source[at + 1] !== ']') {
        // The end of a range may be escaped as well: #-\[.
        const last = source[at + 1] === '\\' ? at + 2 : at + 1;
        for (let code = sign.charCodeAt(0); code <= source.charCodeAt(last); code++)
          found.push(String.fromCharCode(code));
        at = last + 1;
      } else found.push(sign);
    }
    at++;
    return without ? printable.filter((sign) => !found.includes(sign)) : found;
  };
  const quantifier = (): [number, number] => {
    const sign = source[at];
    if (sign === '?') return skip(1, [0, 1]);
    if (sign === '*') return skip(1, [0, 4]);
    if (sign === '+') return skip(1, [1, 6]);
    const [whole, least = '', comma, most] = /^\{(\d+)(,?)(\d*)\}/.exec(source.slice(at)) ?? [];
    if (!whole) return [1, 1];
    return skip(whole.length, [Number(least), comma ? Number(most || Number(least) + 5) : Number(least)]);
  };
  const skip = (length: number, counts: [number, number]) => {
    at += length;
    return counts;
  };

  return choices() + (open ? 'example.org/x' : '');
}

function escaped(sign: string): string {
  return { d: '7', w: 'w', s: ' ' }[sign] ?? sign;
}
