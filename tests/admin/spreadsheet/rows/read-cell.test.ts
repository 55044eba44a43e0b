import { expect, test } from 'vitest';
import en from '#locales/en-US.json' with { type: 'json' };
import th from '#locales/th.json' with { type: 'json' };
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { benchOf, csv } from '../sheets.ts';

const { weekday, shift, doctor } = zh.fields.DoctorShift;
const doctors = [{ gid: 'doc1', names: ['D1'] }];

test.each([
  ['as the roster itself has them', '星期一', zh.admin.roster.short, 1],
  ['as it has them in English', 'Monday', en.admin.roster.short, 1],
  ['as it has them in Thai', 'วันจันทร์', th.admin.roster.short, 1],
  ['as rosters of Taiwan have them', '週二', { morning: '早診', afternoon: '午診', evening: '晚診' }, 2],
  ['as plainly as can be', '日', { morning: '早上', afternoon: '下午', evening: '晚上' }, 0],
  ['in short English', 'Thu', { morning: 'am', afternoon: 'pm', evening: 'night' }, 4],
  ['in short Thai', 'พฤ.', { morning: 'ช่วงเช้า', afternoon: 'ช่วงบ่าย', evening: 'เย็น' }, 4],
])('weekdays and sessions of a roster are read %s', async (_, day, sessions, number) => {
  const bench = await benchOf('doctorShift');
  bench.refer('doctor', doctors);
  const rows = Object.values(sessions).map((session) => [day, session, 'D1']);
  await bench.read(csv([weekday, shift, doctor], ...rows));
  bench.check();
  expect(bench.toSend(0, 10).map(({ body }) => body)).toEqual(
    Object.keys(sessions).map((session) => ({ weekday: number, shift: session, doctor: 'doc1' })),
  );
});

test('a session and a gender of an appointment are read in short', async () => {
  const bench = await benchOf('appointment');
  const { name, shift: session, gender } = zh.fields.Appointment;
  await bench.read(csv([name, session, gender], ['王小明', '上午', 'M'], ['陳美惠', '整天', '女性']));
  bench.check();
  const faults = bench.rows(['new', 'wrong'], 0, 10).flatMap(({ faults: all }) => all.map(({ property }) => property));
  expect(faults).not.toContain('shift');
  expect(faults).not.toContain('gender');
});
