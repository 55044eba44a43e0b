import { expect, test } from 'vitest';
import { createTranslator } from '#client/language/translator.ts';
import type { Organisation } from '#generated/shapes.ts';
import type { Locale } from '#generated/values.ts';
import { departmentText } from '#kiosk/result/department-text.ts';
import { doctorText } from '#kiosk/result/doctor-text.ts';
import { nameRead as nameOnPage } from '#kiosk/result/name-for-reader.ts';
import { kiosk as english } from '#locales/en-US.json';
import { kiosk as thai } from '#locales/th.json';
import { kiosk as chinese } from '#locales/zh-TW.json';
import { nameRead } from '#server/ground/name-for-reader.ts';
import { text } from '#server/ground/texts.ts';
import { composeBlocks } from '#server/slips/compose-blocks.ts';
import { departmentOnSlip, doctorOnSlip } from '#server/slips/names-on-slip.ts';
import type { SlipFacts } from '#server/slips/slip-facts.ts';

const heart = { departmentName: '心臟內科', departmentSecondName: 'Cardiology' };
const lin = { doctorName: '林志明', doctorSecondName: 'Lin Chih-Ming' };
const pages = { 'zh-TW': chinese, 'en-US': english, th: thai };
const onSlip = (locale: Locale) => (name: string) => text(locale, 'server.slip.doctor', { name });
const names = (locale: Locale, known: Partial<SlipFacts>, titled = onSlip(locale)) => {
  const facts = { locale, queueName: '101 診', ...known } as SlipFacts;
  return [departmentOnSlip(facts), doctorOnSlip(facts, titled)];
};

test.each([
  ['zh-TW', '心臟內科', '林志明 醫師'],
  ['en-US', 'Cardiology 心臟內科', 'Dr. Lin Chih-Ming 林志明'],
  ['th', 'Cardiology 心臟內科', 'แพทย์ Lin Chih-Ming 林志明'],
] as const)('a slip in %s names %s and %s', (locale, department, doctor) => {
  expect(names(locale, { ...heart, ...lin })).toEqual([department, doctor]);
});

test('a slip does not repeat the names of its queue, nor call a doctor one twice', () => {
  expect(names('en-US', { ...heart, queueName: '心臟內科' })).toEqual(['Cardiology', '']);
  expect(names('en-US', { ...heart, queueName: '心臟內科', queueSecondName: 'Cardiology' })).toEqual(['', '']);
  expect(names('zh-TW', { ...heart, queueName: '心臟內科' })).toEqual(['', '']);
  expect(names('en-US', { ...lin, doctorSecondName: 'Dr. Lin' })[1]).toBe('Dr. Lin 林志明');
  expect(names('en-US', { ...lin, doctorName: '林志明醫師', doctorTitled: true })[1]).toBe('Lin Chih-Ming 林志明醫師');
});

test.each(['zh-TW', 'en-US', 'th'] as const)('in %s the server names them as a device that prints itself', (locale) => {
  const t = createTranslator(locale, { kiosk: pages[locale] });
  const known = [
    { ...heart, ...lin },
    { departmentName: 'อายุรกรรม', departmentSecondName: 'Medicine', doctorName: 'Lin', doctorSecondName: '林志明' },
    { departmentName: '心臟內科', departmentSecondName: '循環內科', doctorName: '林志明', doctorSecondName: 'Dr. Lin' },
  ];
  const onPage = known.map((one) => [departmentText(t, one, { queueName: '101 診' }), doctorText(t, one)]);
  const titled = (name: string) => t('kiosk.result.doctor', { name });
  expect(known.map((one) => names(locale, one, titled))).toEqual(onPage);
  const called = ['101 診', '批價', 'การเงิน', 'X 光', 'Lab'];
  expect(called.map((name) => nameRead(locale, name, 'Cashier'))).toEqual(
    // A page keeps the name in brackets on one line.
    called.map((name) => nameOnPage(t, name, 'Cashier').replaceAll('\u00a0', ' ')),
  );
});

test.each([
  ['zh-TW', '批價', '1 號櫃檯'],
  ['en-US', 'Cashier 批價', 'Counter 1 (1 號櫃檯)'],
] as const)('a slip in %s names queue and counter as its reader reads them', (locale, queue, counter) => {
  const queueOfSlip = { queueName: '批價', queueSecondName: 'Cashier' };
  const counterOfSlip = { counterName: '1 號櫃檯', counterSecondName: 'Counter 1' };
  const of = { number: 7, width: 3, ahead: 0, issuedAt: 0, locale, serviceDate: '2026-11-29', session: 'day', url: '' };
  const facts = { ...of, ...queueOfSlip, ...counterOfSlip } as SlipFacts;
  const organisation = { gid: 'demo', name: '安和醫院' } as Organisation;
  const blocks = composeBlocks(organisation, { parts: ['queue', 'place'] }, facts, {});
  expect(blocks.map((block) => block.kind === 'text' && block.text)).toEqual([queue, counter]);
});
