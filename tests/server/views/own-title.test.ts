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
  ['รศ.ดร. สมชาย', 'รศ.'],
  ['Dr Lin', 'Dr'],
  ['Dr. Lin', 'Dr.'],
  ['DR LIN', 'DR'],
  ['Col. Dr. Lin', 'Dr.'],
  ['Prof. Lin', 'Prof.'],
  ['Lin Chih-Ming, M.D.', 'M.D.'],
  ['Lin Chih-Ming MD', 'MD'],
])('%s is called %s by the name alone', (name, title) => {
  expect(ownTitle(name)).toBe(title);
});

test.each(['林志明', '王京師', '醫師', 'สมชาย วงศ์แพทย์', 'นพดล ศรีสุข', 'ศรีสุดา', 'Drake Lin', 'Andre Alphamd', 'นพ.', ''])(
  '%s is a name without a title',
  (name) => {
    expect(ownTitle(name)).toBeUndefined();
  },
);
