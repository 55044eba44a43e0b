import { wholeName } from './whole-name.ts';

/** Thai words of a hospital that browsers know only in parts, because they break its lines by a dictionary (จับ|คู่). */
const words =
  /จับคู่|โรงพยาบาล|เข้าถึง|เช็คอิน|เลขเวชระเบียน|เวชระเบียน|เลขที่นัด|บัตรประชาชน|คิวอาร์โค้ด|บาร์โค้ด|บัตรคิว|ใบนัด|ห้องตรวจ|ความคืบหน้า|เจ้าหน้าที่|หน้าจอ|มือถือ|เครือข่าย|เชื่อมต่อ|แจ้งเตือน|กลับมา|หรือไม่|ก่อนหน้า|ถัดไป|สักครู่|นัดหมาย|วันนี้|สิ้นสุด/g;
/** A time and its unit (9:30 น.). */
const timeAndUnit = /([\d:]+) (?=น\.)/g;

/** A text in which no line breaks within such a word, nor between a time and its unit; of other languages just the text. */
export function wholeWords(text: string): string {
  return text.replace(words, wholeName).replace(timeAndUnit, '$1\u00a0');
}
