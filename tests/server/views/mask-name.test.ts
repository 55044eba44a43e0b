import { expect, test } from 'vitest';
import { maskName } from '#server/views/mask-name.ts';

test.each([
  ['王小明', '王○明'],
  ['張三', '張○'],
  ['王', '○'],
  ['林陳美玉', '林○○玉'],
  ['歐陽小君', '歐陽○君'],
  ['歐陽修', '歐陽○'],
  ['司馬', '司○'],
  ['范姜美玲', '范姜○玲'],
  ['王 小明', '王○明'],
  ['  王小明  ', '王○明'],
])('%s stands on a screen as %s', (name, masked) => {
  expect(maskName(name, 'middle')).toBe(masked);
});

test('rare characters of the extension blocks count as one character each', () => {
  expect(maskName('𠮷田明', 'middle')).toBe('𠮷○明');
  expect(maskName('王𡘙明', 'middle')).toBe('王○明');
  expect(maskName('李𪚥', 'middle')).toBe('李○');
});

test('a variation selector stays with its character and hides no name', () => {
  const ge = '葛\u{E0100}';
  expect(maskName(`${ge}小明`, 'middle')).toBe(`${ge}○明`);
  expect(maskName('王\u{8FBB}\u{E0101}明', 'middle')).toBe('王○明');
  expect(maskName('歐\u{E0100}陽小君', 'middle')).toBe('歐\u{E0100}陽○君');
});

test.each([
  ['伊斯坦大‧貝雅夫', '伊○○大‧○○○'],
  ['夷將·拔路兒', '夷○·○○○'],
  ['谷辣斯・尤達卡', '谷○斯・○○○'],
  ['哈勇．嘎義', '哈○．○○'],
])('of a name with a dot, %s, only the first part is known: %s', (name, masked) => {
  expect(maskName(name, 'middle')).toBe(masked);
});

test.each([
  ['Susan Wong', 'S*** Wong'],
  ['Siu Ming Wong', 'S*** M*** Wong'],
  ['Cher', 'C***'],
  ['Émile Zola', 'É*** Zola'],
  ['Nguyễn Văn An', 'N*** V*** An'],
])('%s stands on a screen as %s', (name, masked) => {
  expect(maskName(name, 'middle')).toBe(masked);
});

test('Thai names keep the first name, by which people are called, and whole letters', () => {
  expect(maskName('สมชาย ใจดี', 'middle')).toBe('สมชาย ใจ***');
  expect(maskName('กัญญา ศรีสุข', 'middle')).toBe('กัญญา ศ***');
  expect(maskName('สมชาย', 'middle')).toBe('ส***');
});

test('a name is shown in full, or not at all, where that is wished', () => {
  expect(maskName(' 王小明 ', 'full')).toBe('王小明');
  expect(maskName('王小明', 'none')).toBeUndefined();
  expect(maskName('   ', 'middle')).toBeUndefined();
});

test('of any Chinese name with more than two characters at most three are shown', () => {
  for (const name of ['王大明', '王大小明', '歐陽大小明', '阿布拉罕林肯']) {
    const shown = [...(maskName(name, 'middle') ?? '')].filter((character) => character !== '○');
    expect(shown.length).toBeLessThanOrEqual(3);
    expect(maskName(name, 'middle')).not.toBe(name);
  }
});
