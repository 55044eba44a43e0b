import { describe, expect, test } from 'vitest';
import type { VoicePart } from '#generated/shapes.ts';
import { type Locale, VoiceLanguage } from '#generated/values.ts';
import type { Document } from '#server/documents/document.ts';
import { readCall, type SpokenCall } from '#server/speech/read-call.ts';
import { createVoiceBank } from '#server/speech/voice-bank.ts';

const number: VoicePart = { type: 'currentQueueNumber' };
const panelName: VoicePart = { type: 'panelName' };
const call: SpokenCall = { number: 103, panelName: '205 診', groupName: undefined, session: 'morning' };

/** A recording for each word, named after it. */
function recordings(language: VoiceLanguage, ...words: string[]): Document<'voice'>[] {
  return words.map((says) => voice(`${language}-${says}`, { language, source: 'file', file: `${says}.mp3`, says }));
}

function voice(gid: string, body: Omit<Document<'voice'>['body'], 'name'>): Document<'voice'> {
  return { gid, body: { name: gid, ...body } } as Document<'voice'>;
}

/** What is said: [a recording], or a text, language by language. */
function said(parts: VoicePart[], voices: Document<'voice'>[], about: Partial<SpokenCall> = {}, locale?: Locale) {
  return readCall({ ...call, ...about }, parts, createVoiceBank(voices), locale ?? 'zh-TW').map(
    ({ language, say }) =>
      `${language}: ${say.map((one) => (typeof one === 'string' ? one : `[${one.url.replace('.mp3', '')}]`)).join(' ')}`,
  );
}

describe('a number', () => {
  test('is put together of the words that a person says', () => {
    expect(said([number], recordings('mandarin', '一', '百', '零', '三'))).toEqual(['mandarin: [一] [百] [零] [三]']);
    expect(said([number], recordings('english', 'one', 'hundred', 'three'), {}, 'en-US')).toEqual([
      'english: [one] [hundred] [three]',
    ]);
  });

  test('is said by the longest recordings there are', () => {
    const words = ['一', '百', '零', '三', '一百', '零三'];
    expect(said([number], recordings('mandarin', ...words))).toEqual(['mandarin: [一百] [零三]']);
    expect(said([number], recordings('mandarin', ...words, '103'))).toEqual(['mandarin: [103]']);
    expect(said([number], recordings('mandarin', '一百', '一', '百零三'))).toEqual(['mandarin: [一] [百零三]']);
  });

  test('is a text as a whole where a word of it is missing', () => {
    expect(said([number], recordings('mandarin', '一', '百', '三'))).toEqual(['mandarin: 103']);
  });

  test('is not said by recordings of another language', () => {
    expect(said([number], recordings('taiwanese', '一', '百', '零', '三'))).toEqual(['mandarin: 103']);
  });
});

describe('a name', () => {
  test('is one recording, or its words and digits, or a text with its digits as they are said', () => {
    expect(said([panelName], recordings('mandarin', '205 診'))).toEqual(['mandarin: [205 診]']);
    expect(said([panelName], recordings('mandarin', '二', '零', '五', '診'))).toEqual([
      'mandarin: [二] [零] [五] [診]',
    ]);
    expect(said([panelName], [])).toEqual(['mandarin: 二零五 診']);
    expect(said([panelName], recordings('english', 'ROOM', 'five'), { panelName: 'Room 5' }, 'en-US')).toEqual([
      'english: [ROOM] [five]',
    ]);
  });

  test('of a panel may be said by its number alone, of a group only where there is one', () => {
    expect(said([{ type: 'panelNumber' }], [])).toEqual(['mandarin: 二零五']);
    expect(said([{ type: 'panelNumber' }, number], [], { panelName: '批價' })).toEqual(['mandarin: 103']);
    expect(said([{ type: 'groupName' }], [])).toEqual([]);
    expect(said([{ type: 'groupName' }], [], { groupName: '批價' })).toEqual(['mandarin: 批價']);
  });
});

test('clinic hours are the session, in the language that is spoken, and nothing where the day is one', () => {
  expect(said([{ type: 'clinicHours' }], [])).toEqual(['mandarin: 上午診']);
  expect(said([{ type: 'clinicHours' }], [], { session: 'evening' }, 'en-US')).toEqual(['english: Evening clinic']);
  expect(said([{ type: 'clinicHours' }], [], { session: 'day' })).toEqual([]);
});

test.each([
  ['mandarin', ['一', '百', '零', '三'], '上午診'],
  ['taiwanese', ['一', '百', '空', '三'], '上午診'],
  ['hakka', ['一', '百', '零', '三'], '上午診'],
  ['english', ['one', 'hundred', 'three'], 'Morning clinic'],
  ['marshallese', ['1', '0', '3'], 'Morning clinic'],
  ['thai', ['หนึ่ง', 'ร้อย', 'สาม'], 'รอบเช้า'],
  ['malay', ['seratus', 'tiga'], 'Morning clinic'],
] as const)('a voice in %s is followed by the recordings and the words of its language', (language, words, hours) => {
  const others = VoiceLanguage.filter((other) => other !== language);
  const recorded = [language, ...others].flatMap((one) => recordings(one, ...words));
  const please = voice('please', { language, source: 'file', file: 'please.mp3' });
  const parts: VoicePart[] = [{ type: 'custom', voice: 'please' }, number, { type: 'clinicHours' }];
  const [spoken, ...more] = readCall(call, parts, createVoiceBank([please, ...recorded]), 'zh-TW');
  expect(more).toEqual([]);
  expect(spoken).toMatchObject({ language });
  expect(spoken?.say.map((one) => (typeof one === 'string' ? one : one.url))).toEqual([
    'please.mp3',
    ...words.map((word) => `${word}.mp3`),
    hours,
  ]);
});

describe('a call of several languages', () => {
  const please = voice('please', { language: 'mandarin', source: 'file', file: '來賓.mp3' });
  const taiwanese = voice('guest', { language: 'taiwanese', source: 'file', file: '人客.mp3' });
  const english = voice('number', { language: 'english', source: 'text', text: 'Number' });
  const custom = (gid: string): VoicePart => ({ type: 'custom', voice: gid });

  test('is said in each, in the order of their first words, each with its own words', () => {
    const parts = [custom('please'), custom('guest'), custom('number'), number];
    const voices = [please, taiwanese, english, ...recordings('mandarin', '103'), ...recordings('taiwanese', '103')];
    expect(said(parts, voices)).toEqual(['mandarin: [來賓] [103]', 'taiwanese: [人客] [103]', 'english: Number, 103']);
  });

  test('leaves out a voice that is gone', () => {
    expect(said([custom('please'), custom('gone'), number], [please])).toEqual(['mandarin: [來賓] 103']);
  });
});

test('what a later version has left behind is not said, and the rest of the call is', () => {
  const later = { type: 'waitingTime' } as unknown as VoicePart;
  const ofLater = voice('later', { language: 'later' as VoiceLanguage, source: 'file', file: 'later.mp3' });
  const custom: VoicePart = { type: 'custom', voice: 'later' };
  expect(said([later, number, custom, panelName], [ofLater])).toEqual(['mandarin: 103, 二零五 診']);
  expect(said([later], [])).toEqual([]);
});
