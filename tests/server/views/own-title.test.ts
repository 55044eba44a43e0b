import { expect, test } from 'vitest';
import { ownTitle } from '#server/views/own-title.ts';

test.each([
  ['林志明醫師', '醫師'],
  ['林志明 主任醫師', '主任醫師'],
  ['主治醫師 林志明', '主治醫師'],
  ['林主任', '主任'],
  ['王小美心理師', '心理師'],
  ['แพทย์หญิง ปิยะดา วงศ์สวัสดิ์', 'แพทย์หญิง'],
  ['นายแพทย์สมชาย ใจดี', 'นายแพทย์'],
  ['นพ. สมชาย', 'นพ.'],
  ['พ.ญ.ปิยะดา', 'พ.ญ.'],
  ['พ.ต.อ. นพ. สมชาย', 'นพ.'],
  ['พ.ต.อ.นพ.สมชาย', 'นพ.'],
  ['ทนพ. สมชาย ใจดี', 'ทนพ.'],
  ['ทนพญ.ปิยะดา', 'ทนพญ.'],
  ['พว. ศรีสุดา', 'พว.'],
  ['รศ.ดร. สมชาย', 'รศ.'],
  ['Dr Lin', 'Dr'],
  ['Dr. Lin', 'Dr.'],
  ['DR LIN', 'DR'],
  ['Col. Dr. Lin', 'Dr.'],
  ['Prof. Lin', 'Prof.'],
  ['Professor Lin', 'Professor'],
  ['Doctor Lin', 'Doctor'],
  ['Lin Chih-Ming,MD', 'MD'],
  ['Lin Chih-Ming DMD', 'DMD'],
  ['Lin Chih-Ming, D.D.S.', 'D.D.S.'],
  ['Lin Chih-Ming MBBS', 'MBBS'],
  [' 林志明醫師 ', '醫師'],
  ['Lin Chih-Ming, M.D.', 'M.D.'],
  ['Lin Chih-Ming MD', 'MD'],
])('%s is called %s by the name alone', (name, title) => {
  expect(ownTitle(name)).toBe(title);
});

const surroundings: [string, (title: string) => string][] = [
  [
    '住院醫師 專科醫師 總醫師 中醫師 牙醫師 醫生 大夫 副主任 教授 副院長 院長 治療師 營養師 護理師 放射師 醫檢師 檢驗師 聽力師 驗光師 語言師 社工師 藥師',
    (title) => `林志明${title}`,
  ],
  [
    'แพทย์ ทันตแพทย์ ทันตแพทย์หญิง คุณหมอ หมอ ผู้ช่วยศาสตราจารย์ รองศาสตราจารย์ ศาสตราจารย์ เภสัชกร เภสัชกรหญิง น.พ. พญ. ทพ. ท.พ. ทพญ. ท.พ.ญ. ผศ. ศ. ดร. ภก. ภญ. กภ.',
    (title) => `${title}สมชาย ใจดี`,
  ],
];

test.each(surroundings.flatMap(([titles, named]) => titles.split(' ').map((title) => [title, named(title)])))(
  '%s is the title of %s',
  (title, name) => {
    expect(ownTitle(name)).toBe(title);
  },
);

test.each([
  '林志明',
  '王京師',
  '醫師',
  'สมชาย วงศ์แพทย์',
  'สมชาย แพทย์พงศ์',
  'หมอ',
  'นพดล ศรีสุข',
  'ศรีสุดา',
  'Drake Lin',
  'Sandr. Lin',
  'Md Rahman',
  'Dr.',
  'Thandi Mdluli',
  'กิตติพงศ. ใจดี',
  'Andre Alphamd',
  'นพ.',
  '',
])('%s is a name without a title', (name) => {
  expect(ownTitle(name)).toBeUndefined();
});
