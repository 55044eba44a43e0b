import { expect, test } from 'vitest';
import { isCrowded } from '#kiosk/result/is-crowded.ts';

test.each([
  [false, ['101 診', '家庭醫學科', '門診大樓 3F', '林志明 醫師']],
  [false, ['ห้องตรวจ 101', undefined, 'อาคารผู้ป่วยนอก ชั้น 3', 'แพทย์: ปิยะดา วงศ์สวัสดิ์']],
  [true, ['身心障礙者特殊需求牙科第一診療室', '特殊需求者口腔醫學暨身心障礙牙科', '門診醫療大樓 B 棟地下一樓東側']],
  [true, ['Examination room 101', 'Otorhinolaryngology', 'Dr. Wattanasiripong Rattanaporn-Chaiyawat']],
])('crowded: %s, with %j', (crowded, names) => {
  expect(isCrowded(names)).toBe(crowded);
});
