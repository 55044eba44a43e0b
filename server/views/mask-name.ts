import type { NameMask } from '#generated/values.ts';

/** Taiwanese surnames of two characters; what follows them is the given name. */
const compoundSurnames = new Set(
  '歐陽 司馬 上官 諸葛 司徒 東方 夏侯 皇甫 尉遲 公孫 令狐 慕容 宇文 長孫 鮮于 端木 南宮 獨孤 范姜 張簡 周黃 陳黃 鍾離 申屠 太史 淳于 單于 公羊 赫連 澹台 公冶 宗政 濮陽 仲孫 軒轅 百里 呼延 東郭 西門 梁丘 左丘 第五 拓跋 夾谷 谷梁 完顏 納蘭 欧阳 司马 诸葛 尉迟 长孙 鲜于 南宫 独孤 张简 钟离 濮阳 轩辕 东方 东郭'.split(
    ' ',
  ),
);

const hidden = '○';
const han = /\p{Script=Han}/u;
/** The dots with which foreign and indigenous names are written in Chinese. */
const middleDot = /([‧·・•．])/u;

/**
 * A patient's name as a screen may show it: in full, with its middle hidden, or not at all (undefined).
 * 王小明 → 王○明, 張三 → 張○, 歐陽小君 → 歐陽○君, Siu Ming Wong → S*** M*** Wong; names with dots and Thai names by
 * their parts. Counts characters as people see them: rare ones, and those with a variation selector, are one each.
 */
export function maskName(name: string, mask: NameMask): string | undefined {
  const trimmed = name.trim();
  if (mask === 'none' || trimmed === '') return undefined;
  if (mask === 'full') return trimmed;
  if (!han.test(trimmed)) return maskWords(trimmed);
  if (middleDot.test(trimmed)) return maskDotted(trimmed);
  return maskHan(charactersOf(trimmed.replace(/\s+/gu, '')));
}

/** The surname stays, and of three or more characters the last. */
function maskHan(characters: readonly string[]): string {
  if (characters.length === 1) return hidden;
  const plain = characters.slice(0, 2).map(withoutSelector).join('');
  const surname = characters.length > 2 && compoundSurnames.has(plain) ? 2 : 1;
  const given = characters.slice(surname);
  if (given.length === 1) return characters.slice(0, surname).join('') + hidden;
  return [...characters.slice(0, surname), ...given.slice(1).map(() => hidden), given.at(-1)!].join('');
}

/** 伊斯坦大‧貝雅夫 → 伊○○大‧○○○: the part before the first dot as a name, the rest hidden. */
function maskDotted(name: string): string {
  const [first = '', ...rest] = name.split(middleDot);
  const others = rest.map((part) =>
    middleDot.test(part)
      ? part
      : charactersOf(part)
          .map(() => hidden)
          .join(''),
  );
  return maskHan(charactersOf(first)) + others.join('');
}

/**
 * Other scripts: one word is shown, of the others only the first letter. Latin and most others keep the last word, the
 * family name; Thai keeps the first, by which people are called there.
 */
function maskWords(name: string): string {
  const words = name.split(/\s+/u);
  const shown = words.length === 1 ? -1 : thai.test(name) ? 0 : words.length - 1;
  return words.map((word, index) => (index === shown ? word : `${firstLetter(word)}***`)).join(' ');
}

/** A Thai vowel that is written before its consonant is not yet a letter to be called by. */
function firstLetter(word: string): string {
  const [first = '', second = ''] = charactersOf(word);
  return leadingVowel.test(first) ? first + second : first;
}

const thai = /\p{Script=Thai}/u;
const leadingVowel = /^[เแโใไ]/u;

const segmenter = new Intl.Segmenter('zh-TW', { granularity: 'grapheme' });

/** Characters as people see them: Thai vowels stay with their consonant, variation selectors with their character. */
function charactersOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Variation selectors choose the shape of a character, not another character. */
function withoutSelector(character: string): string {
  return character.replace(/[\u{FE00}-\u{FE0F}\u{E0100}-\u{E01EF}]/gu, '');
}
