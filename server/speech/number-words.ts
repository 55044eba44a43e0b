import type { VoiceLanguage } from '#generated/values.ts';

/** The words of one language, in the order they are said, and what stands between them in writing. */
interface NumberLanguage {
  readonly digits: readonly string[];
  readonly between: '' | ' ';
  /** Words of a number from 1 to 9999. */
  words(number: number): string[];
}

/**
 * How a person says a number in a call, word by word: 一百零三, one hundred three, หนึ่งร้อยสาม. Numbers of 10000 and
 * more, and all numbers in a language whose number words we do not know, are said digit by digit.
 */
export function numberWords(number: number, language: VoiceLanguage): string[] {
  return number > 0 && number < 10_000 ? languages[language].words(number) : digitWords(String(number), language);
}

/** How a person says the number of a room: from three digits on digit by digit (一零三), else as a number. */
export function roomNumberWords(digits: string, language: VoiceLanguage): string[] {
  const number = Number(digits);
  return digits.length < 3 && number > 0 ? numberWords(number, language) : digitWords(digits, language);
}

/** Writes words of a language as one text. */
export function writtenWords(words: readonly string[], language: VoiceLanguage): string {
  return words.join(languages[language].between);
}

function digitWords(digits: string, language: VoiceLanguage): string[] {
  return [...digits].map((digit) => languages[language].digits[Number(digit)]!);
}

const split = (words: string) => words.split(' ');

/**
 * Chinese languages: units after their digit, one word for a gap of zeros, no 一 in 十二, 兩 before 百 and 千. A word of
 * the bank may cover several of these (一百, 三十).
 */
function chinese(zero: string): NumberLanguage {
  const digits = split(`${zero} 一 二 三 四 五 六 七 八 九`);
  const units = ['', '十', '百', '千'];
  return {
    digits,
    between: '',
    words: (number) => {
      const figures = [...String(number)].map(Number);
      const said: string[] = [];
      for (const [index, figure] of figures.entries()) {
        const power = figures.length - 1 - index;
        if (figure === 0) {
          const more = figures.slice(index).some((later) => later > 0);
          if (more && said.at(-1) !== zero) said.push(zero);
          continue;
        }
        const bare = figure === 1 && power === 1 && index === 0;
        if (!bare) said.push(figure === 2 && power >= 2 ? '兩' : digits[figure]!);
        if (power > 0) said.push(units[power]!);
      }
      return said;
    },
  };
}

const english: NumberLanguage = {
  digits: split('zero one two three four five six seven eight nine'),
  between: ' ',
  words: (number) => {
    const teens = split('ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen');
    const tens = split('twenty thirty forty fifty sixty seventy eighty ninety');
    const [thousands, hundreds, rest] = partsOf(number);
    const digit = (figure: number) => english.digits[figure]!;
    return [
      ...(thousands ? [digit(thousands), 'thousand'] : []),
      ...(hundreds ? [digit(hundreds), 'hundred'] : []),
      ...(rest >= 20 ? [tens[Math.floor(rest / 10) - 2]!] : rest >= 10 ? [teens[rest - 10]!] : []),
      ...((rest < 10 || rest >= 20) && rest % 10 > 0 ? [digit(rest % 10)] : []),
    ];
  },
};

const thai: NumberLanguage = {
  digits: split('ศูนย์ หนึ่ง สอง สาม สี่ ห้า หก เจ็ด แปด เก้า'),
  between: '',
  words: (number) => {
    const [thousands, hundreds, rest] = partsOf(number);
    const digit = (figure: number) => thai.digits[figure]!;
    const ten = Math.floor(rest / 10);
    const last = rest % 10;
    return [
      ...(thousands ? [digit(thousands), 'พัน'] : []),
      ...(hundreds ? [digit(hundreds), 'ร้อย'] : []),
      ...(ten > 1 ? [ten === 2 ? 'ยี่' : digit(ten)] : []),
      ...(ten > 0 ? ['สิบ'] : []),
      // A one at the end of a larger number has a word of its own.
      ...(last > 0 ? [last === 1 && number > 10 ? 'เอ็ด' : digit(last)] : []),
    ];
  },
};

const malay: NumberLanguage = {
  digits: split('kosong satu dua tiga empat lima enam tujuh lapan sembilan'),
  between: ' ',
  words: (number) => {
    const [thousands, hundreds, rest] = partsOf(number);
    const digit = (figure: number) => malay.digits[figure]!;
    const many = (count: number, single: string, unit: string) =>
      count === 0 ? [] : count === 1 ? [single] : [digit(count), unit];
    const said = [...many(thousands, 'seribu', 'ribu'), ...many(hundreds, 'seratus', 'ratus')];
    if (rest === 11) return [...said, 'sebelas'];
    if (rest > 11 && rest < 20) return [...said, digit(rest - 10), 'belas'];
    return [...said, ...many(Math.floor(rest / 10), 'sepuluh', 'puluh'), ...(rest % 10 > 0 ? [digit(rest % 10)] : [])];
  },
};

/** We know no number words of this language well enough: its digits are recorded under their figures. */
const byFigures: NumberLanguage = {
  digits: split('0 1 2 3 4 5 6 7 8 9'),
  between: ' ',
  words: (number) => [...String(number)],
};

const languages: Readonly<Record<VoiceLanguage, NumberLanguage>> = {
  mandarin: chinese('零'),
  taiwanese: chinese('空'),
  hakka: chinese('零'),
  english,
  marshallese: byFigures,
  thai,
  malay,
};

/** Thousands, hundreds, and what is left below a hundred. */
function partsOf(number: number): [number, number, number] {
  return [Math.floor(number / 1000), Math.floor(number / 100) % 10, number % 100];
}
