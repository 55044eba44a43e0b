import { expect, test } from 'vitest';
import { createTranslator } from '#client/language/translator.ts';
import type { CheckInResult } from '#generated/shapes.ts';
import type { Told } from '#kiosk/flow/step.ts';
import { nextStep, outcomeText } from '#kiosk/result/outcome-text.ts';
import texts from '#locales/zh-TW.json' with { type: 'json' };

const t = createTranslator('zh-TW', texts);

test.each([
  ['nurse', '請洽護理人員'],
  ['clerk', '請洽櫃檯'],
] as const)('who was passed and comes to the kiosk is sent to the %s of the place', (attendant, told) => {
  const result = { outcome: 'passed', attendant } as CheckInResult;
  expect(nextStep(t, result, undefined)).toBe(told);
  expect(outcomeText(t, result), 'said above it, and names nobody').toBe('您已過號');
});

test('whose room is switched off is sent to the desk, and no further', () => {
  const result = { outcome: 'notHere', counterName: '101 診' } as CheckInResult;
  expect(nextStep(t, result, undefined)).toBe('請洽服務台');
  expect(outcomeText(t, result)).toBe('本診間未開放報到');
});

test('of a slip that is shown it is said what became of its number', () => {
  const result = { outcome: 'canceled', said: 'kiosk.ticket.canceled' } as Told;
  expect(outcomeText(t, result)).toBe('這張號碼牌已取消。');
});

const eight = Date.UTC(2026, 10, 29, 0, 0);
test.each([
  ['who is called', { outcome: 'called' }, '輪到您了，請進 101 診'],
  ['who checked in', { outcome: 'checkedIn' }, '請到 101 診 候診'],
  ['who is back', { outcome: 'back' }, '請到 101 診 候診'],
  ['who is too early', { outcome: 'tooEarly', checkInFrom: eight }, '請於 08:00 起再來報到'],
  ['who is too early for nobody knows when', { outcome: 'tooEarly' }, '請洽服務台'],
  ['who was there', { outcome: 'completed' }, '今天的看診已完成'],
] as const)('%s reads what to do now', (_, answer, told) => {
  expect(nextStep(t, { counterName: '101 診', ...answer } as CheckInResult, 480)).toBe(told);
});
