import type { Gender } from '#generated/values.ts';
import { givenNames, singleNames, surnames, unusualNames } from './hospital/names.ts';

export interface Patient {
  name: string;
  gender: Gender;
  birthday: string;
  patientId: string;
  medicalRecordNumber: string;
}

const unusualEvery = 9;
const singleEvery = 23;
const firstRecord = 2_000_000;

/**
 * The invented patient with this number (0 and up): always the same one, never the same as another.
 * @param year the current year, from which ages are counted back
 */
export function patient(number: number, year: number): Patient {
  const { name, gender } = named(number);
  const age = 1 + ((number * 37) % 92);
  const birthday = [year - age, 1 + ((number * 5) % 12), 1 + ((number * 11) % 28)];
  return {
    name,
    gender,
    birthday: birthday.map((part) => String(part).padStart(2, '0')).join('-'),
    patientId: identity(number, gender),
    medicalRecordNumber: String(firstRecord + number),
  };
}

function named(number: number): { name: string; gender: 'male' | 'female' } {
  if (number % unusualEvery === 4) {
    return unusualNames[Math.floor(number / unusualEvery) % unusualNames.length] as (typeof unusualNames)[number];
  }
  const gender = (number * 7) % 13 < 6 ? 'male' : 'female';
  const given = number % singleEvery === 5 ? singleNames[gender] : givenNames[gender];
  return { name: `${pick(surnames, number * 13)}${pick(given, number * 3 + Math.floor(number / 16))}`, gender };
}

function pick<T>(list: readonly T[], number: number): T {
  return list[number % list.length] as T;
}

/**
 * An identity number of the right form (letter, 1 or 2, eight digits) whose check digit is wrong on purpose, so that
 * it cannot be anybody's.
 */
export function identity(number: number, gender: 'male' | 'female'): string {
  const letter = pick([...'ABCDEFGH'], number);
  const digits = `${gender === 'male' ? 1 : 2}${String(1_000_000 + number).padStart(7, '0')}`;
  const wrong = (checkDigit(letter, digits) + 5) % 10;
  return `${letter}${digits}${wrong}`;
}

/** The last digit that makes letter and digits a real identity number (letters A to H count 10 to 17). */
export function checkDigit(letter: string, digits: string): number {
  const code = letter.charCodeAt(0) - 65 + 10;
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (8 - index), 0);
  return (10 - ((Math.floor(code / 10) + (code % 10) * 9 + sum) % 10)) % 10;
}
