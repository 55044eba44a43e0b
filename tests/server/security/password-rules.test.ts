import { expect, test } from 'vitest';
import { limits } from '#generated/limits.ts';
import { weakAdminPassword } from '#server/security/admin-password.ts';
import { type PasswordOwner, passwordFault } from '#server/security/password-rules.ts';
import { createPasswords } from '#server/security/passwords.ts';
import { contract } from '#server/shapes/contract.ts';
import { threadTime } from '../../running/thread-time.ts';
import { cheapPasswords } from '../open-app.ts';

const nurse: PasswordOwner = { kind: 'staff', words: ['demo', '安和綜合醫院', 'nurse07', '王小明'] };
const office: PasswordOwner = { kind: 'administrator', words: ['riverside', 'Riverside Clinic'] };

test.each([
  ['the sea at night', nurse],
  ['quiet rain', nurse],
  ['紫色的雨傘在門邊等', nurse],
  ['ร่มสีม่วงข้างประตู', nurse],
  ['🦊🦉🐳🌵🍋🎈🚲🧭', nurse],
  ['12 monkeys sang', nurse],
  ['five brown owls sing', office],
  ['           plum 7', office],
  ['xxxxxxxxxxy7-q w.', office],
])('%s will do: letters of any kind, and no kind of them is asked for', (password, owner) => {
  expect(passwordFault(password, owner)).toBeUndefined();
});

test.each([
  ['short 1', nurse, 'too_short'],
  ['a phrase of 14', office, 'too_short'],
  ['🦊🦉🐳🌵', nurse, 'too_short'],
  ['Password1', nurse, 'password_common'],
  ['iloveyou', nurse, 'password_common'],
  ['QWERTYUIOP', nurse, 'password_common'],
  ['ｐａｓｓｗｏｒｄ', nurse, 'password_common'],
  ['aaaaaaaaaaaaaaaaaaaa', office, 'password_pattern'],
  ['abcabcabcabcabcabc', office, 'password_pattern'],
  ['123456789012345678', office, 'password_pattern'],
  ['password1234567', office, 'password_pattern'],
  ['qwertyuiopasdfghjkl', office, 'password_pattern'],
  ['abcd1234efgh5678', office, 'password_pattern'],
  ['安和安和安和安和', nurse, 'password_pattern'],
  ['安和綜合醫院2026', nurse, 'password_has_name'],
  ['nurse07nurse07!', nurse, 'password_has_name'],
  ['NURSE07-1', nurse, 'password_has_name'],
  ['riverside-2026!', office, 'password_has_name'],
  ['Riverside Clinic 1', office, 'password_has_name'],
  ['callboard 2026!!', office, 'password_has_name'],
] as const)('%s will not', (password, owner, code) => {
  expect(passwordFault(password, owner)).toBe(code);
});

test('the longest that the forms take is 128 characters, and it is checked at once', () => {
  const aHundredTimes = () => {
    for (let turn = 0; turn < 100; turn += 1) passwordFault(`${'ab'.repeat(63)}cd`, office);
  };
  expect(threadTime(aHundredTimes)).toBeLessThan(1000);
});

test('forms ask for as many characters as the rule does', () => {
  const { OrganisationCreate, StaffCreate, StaffUpdate } = (contract as unknown as { components: { schemas: unknown } })
    .components.schemas as Record<string, { properties: { password: { minLength: number } } }>;
  expect(OrganisationCreate?.properties.password.minLength).toBe(limits.passwordCharacters);
  for (const staff of [StaffCreate, StaffUpdate]) {
    expect(staff?.properties.password.minLength).toBe(limits.staffPasswordCharacters);
  }
});

test('a password is the same however its letters are put together, also one that was stored before', async () => {
  const passwords = createPasswords(cheapPasswords);
  const [composed, apart] = ['café Zürich 雨'.normalize('NFC'), 'café Zürich 雨'.normalize('NFD')];
  expect(composed).not.toBe(apart);
  const stored = await passwords.hash(apart);
  expect(await passwords.verify(stored, composed)).toBe(true);
  expect(await passwords.verify(stored, apart)).toBe(true);
});

test('the operator is told what is wrong with the password of the environment', () => {
  expect(weakAdminPassword('')).toBeUndefined();
  expect(weakAdminPassword('Correct-horse-7')).toBeUndefined();
  expect(weakAdminPassword('short')).toContain('15');
  expect(weakAdminPassword('system-advance-1')).toContain('words');
});
