import { locales, type Texts } from '../../architecture/locales.ts';

/** What no language says: a page that shows it has shown something that is not there, or not for people. */
const unsaid = /\bundefined\b|\bNaN\b|\[object |\{\{\w|\b\d{4}-\d\d-\d\dT\d\d:\d\d/;

const english = locales['en-US'] as Texts;
const areas = [...new Set(Object.keys(english).map((key) => key.split('.')[0]))];
/** The name of a text in place of the text. */
const key = new RegExp(String.raw`(?<![\w./@-])(?:${areas.join('|')})\.[a-z]\w*(?:\.\w+)*(?![\w/@-])`);
/** The demo hospital gives its records these names in English. */
const named = ['X-ray room', 'Please go to', 'Clean hands save lives'];
/** Of one word are names too, which every language leaves as they are. */
const sentences = new Set(Object.values(english).filter((text) => text.includes(' ') && !text.includes('{{')));
/** English prose of a browser or of a program, in no file of texts. */
const prose = /(?:^|[.:] )[A-Z][a-z]+(?: [a-z]{2,}[,;]?){3}/;

/** Why nobody should read this line on a page in this language. */
export function faultOf(line: string, language: string): string | undefined {
  if (unsaid.test(line)) return 'shown';
  if (key.test(line)) return 'key';
  const texts = locales[language];
  if (!texts || texts === english) return undefined;
  if (named.includes(line) || Object.values(texts).includes(line)) return undefined;
  return sentences.has(line) || prose.test(line) ? 'English' : undefined;
}
