import { expect, test } from 'vitest';
import { wholeName, withoutJoiners } from '#client/text/whole-name.ts';

const marked = (name: string) => wholeName(name).replaceAll('\u2060', '·');

test('a Thai name is held together between its spaces, and no letter is parted from its vowel or tone', () => {
  expect(marked('ปิยะดา วงศ์')).toBe('ปิ·ยะ·ดา ว·ง·ศ์');
  expect(marked('น้ำผึ้ง เกียรติ์')).toBe('น้ำ·ผึ้·ง เกี·ย·ร·ติ์');
});

test('other names stay as they are', () => {
  for (const name of ['林志明 醫師', 'Dr. Lin Chih-Ming', '']) expect(wholeName(name)).toBe(name);
});

test('what is spoken is the name alone', () => {
  expect(withoutJoiners(wholeName('นพ. ปิยะดา'))).toBe('นพ. ปิยะดา');
});
