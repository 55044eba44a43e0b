import { wholeName } from './whole-name.ts';

/** Thai words of a hospital that browsers know only in parts, because they break its lines by a dictionary (จับ|คู่). */
const words =
  /จับคู่|โรงพยาบาล|เข้าถึง|เช็คอิน|เลขเวชระเบียน|เวชระเบียน|เลขที่นัดหมาย|เลขที่นัด|บัตรประชาชน|คิวอาร์โค้ด|บาร์โค้ด|บัตรคิว|ใบนัดหมาย|ใบนัด|ห้องตรวจ|ความคืบหน้า|เจ้าหน้าที่|หน้าจอ|มือถือ|เครือข่าย|เชื่อมต่อ|แจ้งเตือน|กลับมา|หรือไม่|ก่อนหน้า|ถัดไป|สักครู่|นัดหมาย|วันนี้|สิ้นสุด|แสดงผล/g;
/** A time and its unit (9:30 น.). */
const timeAndUnit = /([\d:]+) (?=น\.)/g;

const isThai = /[ก-๛]/;
/** What can begin a line: not a vowel that follows its consonant, nor a sign of repetition or abbreviation (ๆ, ฯ). */
const beginsLine = /[ก-ฮเ-ไ๐-๙]/;

/**
 * A text in which no line breaks within such a word, nor between a time and its unit; of other languages just the text.
 * Where the word touches others, a line can break: a joiner ends what the dictionary looks at, which would part the word
 * before it at the wrong place (กา|รนัดหมาย), or none of the words behind.
 */
export function wholeWords(text: string): string {
  const whole = (word: string, place: number) => {
    const before = isThai.test(text.charAt(place - 1)) ? '\u200b' : '';
    const after = beginsLine.test(text.charAt(place + word.length)) ? '\u200b' : '';
    return before + wholeName(word) + after;
  };
  return text
    .replace(words, whole)
    .replace(/\u200b+/g, '\u200b')
    .replace(timeAndUnit, '$1\u00a0');
}
