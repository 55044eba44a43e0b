import { wholeName } from './whole-name.ts';

/** Thai words of a hospital that browsers know only in parts, because they break its lines by a dictionary (จับ|คู่). */
const whole = /จับคู่|โรงพยาบาล|เวชระเบียน|เข้าถึง/g;

/** A text in which no line breaks within such a word. */
export function wholeWords(text: string): string {
  return text.replace(whole, wholeName);
}
