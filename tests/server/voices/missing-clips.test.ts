import { expect, test } from 'vitest';
import type { VoicePart } from '#generated/shapes.ts';
import type { Document } from '#server/documents/document.ts';
import { createVoiceBank } from '#server/speech/voice-bank.ts';
import { missingClips } from '#server/voices/missing-clips.ts';

const parts: VoicePart[] = [{ type: 'currentQueueNumber' }, { type: 'panelName' }];
const rooms = ['101 診', '102 診'].map((panelName) => ({
  panelName,
  groupName: undefined,
  session: 'morning' as const,
}));

function lacking(words: string[], said = parts) {
  const voices = words.map((says) => ({
    gid: says,
    body: { name: says, language: 'mandarin', source: 'file', file: `${says}.mp3`, says },
  }));
  return missingClips(said, rooms, createVoiceBank(voices as Document<'voice'>[]), 'zh-TW').map(({ says }) => says);
}

const words = '零 一 二 三 四 五 六 七 八 九 十 百 診'.split(' ');

test('words of numbers and names of rooms that have no recording are named once', () => {
  expect(lacking(words)).toEqual([]);
  expect(lacking(words.filter((word) => word !== '七'))).toEqual(['七']);
  expect(lacking(words.filter((word) => word !== '診'))).toEqual(['一零一 診', '一零二 診']);
  expect(lacking([...words.filter((word) => word !== '診'), '102 診'])).toEqual(['一零一 診']);
});

test('the names of all sessions are looked at, not that of the morning alone', () => {
  expect(lacking(['上午診'], [{ type: 'clinicHours' }])).toEqual(['下午診', '夜診']);
  expect(lacking(['上午診', '下午診', '夜診'], [{ type: 'clinicHours' }])).toEqual([]);
});

test('a language that nothing is recorded in is left to the device', () => {
  expect(lacking([])).toEqual([]);
});
