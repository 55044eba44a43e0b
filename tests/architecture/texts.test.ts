import { describe, expect, test } from 'vitest';
import { base, baseTexts, keysOf, locales, plural, type Texts } from './locales.ts';
import { read, scripts } from './sources.ts';

const others = Object.keys(locales).filter((name) => name !== base);

/** Latin words that people read and say as they are in every language. */
const properWords =
  /\b(Accept-Language|zh-TW|en-US|th|Callboard|mAppointment|mHIS|HIS|API|URL|QR Code|QR|CSV|Excel|xlsx?|Big5|UTF-8|Windows-874|PDF|ID|IP|MAC|apn|PIN|YouTube|(?:ftp|files|call|www)\.hospital\.example|FTPS?|S3|access key ID|secret access key|films\/hands|ap-northeast-1|AWS|HFS|LED|YAML|WebView|Firefox|Asia\/\w+|HN|ROC|UTC|GET|IANA|https?|JSON|mp[34]|png|jpe?g|webp|gif|svg|MB|KB|GB|Enter|Esc|Tab|Ctrl|Shift|Alt|npm start|npm run restore|BACKUP_DIR|Star CloudPRNT|CloudPRNT|dpi|contents|traceId|OpenID Connect|SSO|issuer|scope|realm_access\.roles)\b/gi;

/** Texts that a language may leave blank: separators, words it has no need for. */
const mayBeBlank = /^(display\.digits|display\.listSeparator|ra\.boolean\.null)$/;

/** Texts that are in another language on purpose: the names of the languages. */
const inOwnLanguage = /^values\.Locale\./;

/** Characters that only simplified Chinese has, of the words this product uses. */
const simplified =
  /[们这进来时对说开关门请号医诊师备显语频声录删终证码约预类组级线络达过钟设选项员单双图标题务为从众价优传体儿党册军农冲决况冻净减凤击则刚创别办动励劳势区协卖卫厂厅历压县参变发叶听启员响唤团园围国图圆场块坏坚坛坝坟坠垄垒]/;

describe('texts', () => {
  test.each(others)('%s has the keys of the base language', (name) => {
    expect(keysOf(locales[name] as Texts)).toEqual(keysOf(baseTexts));
  });

  test.each(Object.keys(locales))('%s has no empty text', (name) => {
    expect(where(name, (text, key) => text.trim() === '' && !mayBeBlank.test(key))).toEqual([]);
  });

  test.each(others)('%s fills in the same values as the base language', (name) => {
    const wrong = Object.entries(locales[name] as Texts).filter(([key, text]) => {
      const inBase = baseTexts[key] ?? baseTexts[`${key.replace(plural, '')}_other`];
      return inBase !== undefined && placeholders(text) !== placeholders(inBase) && !plural.test(key);
    });
    expect(wrong).toEqual([]);
  });

  test('Chinese texts hold no English, no Thai and no simplified characters', () => {
    expect(
      where(
        'zh-TW',
        (text) => /[A-Za-z]{2,}/.test(bare(text)) || /[\u0e00-\u0e7f]/.test(text) || simplified.test(text),
      ),
    ).toEqual([]);
  });

  test('Thai texts hold no English and no Chinese', () => {
    expect(where('th', (text) => /[A-Za-z]{2,}/.test(bare(text)) || /[\u4e00-\u9fff]/.test(text))).toEqual([]);
  });

  test('Thai asks at the desk for the staff ID that an administrator gave under this name', () => {
    expect(
      where('th', (text, key) => /^controller\.signIn\.|Staff\.staffId$/.test(key) && text.includes('พนักงาน')),
    ).toEqual([]);
  });

  test('no page sets Chinese brackets around a value, whatever its language', () => {
    const pages = scripts.filter((file) => /^(admin|client|controller|display|kiosk)\//.test(file));
    expect(pages.filter((file) => read(file).includes('（${'))).toEqual([]);
  });

  test('Thai says of who was passed that the queue went by, never that they are through with it', () => {
    expect(where('th', (text, key) => key.endsWith('passed') && text.includes('ผ่านแล้ว'))).toEqual([]);
  });

  test('Thai addresses everybody in one way, the polite one', () => {
    expect(where('th', (text) => /คุณ(?!ภาพ|สมบัติ)/.test(text))).toEqual([]);
  });

  test('Thai has one word for a patient added to a full session, on every page', () => {
    const ofExtra = (key: string) => /(^|\.)(issued|action|QueueLane|TicketSource)\.extra$|\.stands\.extra\./.test(key);
    expect(where('th', (text, key) => ofExtra(key) && !text.includes('คิวเสริม'))).toEqual([]);
  });

  test('browsers break no line of a Thai text at work within a syllable', () => {
    const atWork = /^(controller|kiosk|display|errors)\./;
    expect(where('th', (text, key) => atWork.test(key) && brokenSyllables(text).length > 0)).toEqual([]);
  });

  test('English texts hold no Chinese and no Thai', () => {
    expect(where('en-US', (text) => /[\u4e00-\u9fff\u0e00-\u0e7f]/.test(text))).toEqual([]);
  });

  test('each key that the code names has a text', () => {
    const sections = [...new Set(Object.keys(baseTexts).map((key) => key.split('.')[0]))].join('|');
    const named = new RegExp(`['"\`]((?:${sections})\\.[\\w.-]+)(['"\`]|\\$\\{)`, 'g');
    const known = keysOf(baseTexts);
    const wrong = scripts
      .filter((file) => !file.startsWith('tests/'))
      .flatMap((file) =>
        [...read(file).matchAll(named)]
          .map(([, key, end]) => ({ file, key: key as string, whole: end !== '${' }))
          .filter(({ key }) => !/\.(ts|tsx|json)$/.test(key))
          .filter(({ key, whole }) => (whole ? !hasText(known, key) : !known.some((one) => one.startsWith(key)))),
      );
    expect(wrong).toEqual([]);
  });

  test('a text that fills something in is never asked for without it', () => {
    const call = /\b\w+\(([^(){},]*)\)/g;
    const lacking = scripts
      .filter((file) => !file.startsWith('tests/'))
      .flatMap((file) => [...read(file).matchAll(call)].map(([, asked = '']) => ({ file, asked })))
      .flatMap(({ file, asked }) => [...asked.matchAll(/'([\w.-]+)'/g)].map(([, key = '']) => ({ file, key })))
      .filter(({ key }) => placeholders((baseTexts[key] ?? '').replace('{{exampleDay}}', '')) !== '');
    expect(lacking).toEqual([]);
  });
});

/** A key may also name a section, whose texts are then looked up one by one. */
function hasText(known: string[], key: string): boolean {
  return known.some((one) => one === key || one.startsWith(key.endsWith('.') ? key : `${key}.`));
}

function where(locale: string, isWrong: (text: string, key: string) => boolean): [string, string][] {
  return Object.entries(locales[locale] as Texts).filter(
    ([key, text]) => !inOwnLanguage.test(key) && isWrong(text, key),
  );
}

const thaiWords = new Intl.Segmenter('th', { granularity: 'word' });

/**
 * What browsers take for Thai words, from their dictionary, that is none: a letter alone or silent, or the beginning of a
 * syllable that is not closed. The usual spelling of a word from another language is mostly known, a rare one is not.
 */
function brokenSyllables(text: string): string[] {
  const words = [...thaiWords.segment(text)].map(({ segment }) => segment);
  return words.filter(
    (word, index) => /^([ก-ฮ]{1,2}์|[ก-ฮ]|.*[^ก]็)$/u.test(word) && word !== 'ณ' && words[index + 1] !== '.',
  );
}

function placeholders(text: string): string {
  return [...new Set(text.match(/\{\{\s*\w+\s*\}\}|%\{\w+\}/g))].sort().join(' ');
}

function bare(text: string): string {
  return text.replace(/\{\{.*?\}\}/g, '').replace(properWords, '');
}
