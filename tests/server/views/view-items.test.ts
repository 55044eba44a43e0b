import { afterEach, beforeEach, expect, test } from 'vitest';
import { composeMarquees, composeMedia, composeStaff } from '#server/views/view-items.ts';
import { type Hospital, openHospital } from '../queue/hospital.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
});
afterEach(() => hospital.close());

const times = { days: ['monday'], from: '08:00', to: '12:00' };

test('a medium and an announcement go to the screen with their times, which it keeps itself', () => {
  const video = { name: '衛教', type: 'video', source: 'videoSite', url: 'https://x/1', volume: 0, seconds: 30 };
  hospital.add('media', 'clip1', { ...video, times }, 'room101');
  hospital.add('marquee', 'news1', { title: '口罩', content: '請配戴口罩', times }, 'room101');
  expect(hospital.read(composeMedia('demo', 'room101'))).toEqual([{ gid: 'clip1', ...video, times }]);
  expect(hospital.read(composeMarquees('demo', 'room101'))).toEqual([
    { gid: 'news1', title: '口罩', content: '請配戴口罩', times },
  ]);
});

test('nurses on duty go to the screen, each with a second name where there is one', () => {
  hospital.add('nurse', 'nurse-1', { name: 'Anna', secondName: 'Lin' }, 'room101');
  hospital.add('nurse', 'nurse-2', { name: 'Ben', enabled: true }, 'room101');
  hospital.add('nurse', 'nurse-3', { name: 'Chloe', enabled: false }, 'room101');
  hospital.add('nurse', 'nurse-4', { name: 'Dora' }, 'room102');
  expect(hospital.read(composeStaff('nurse', 'demo', 'room101'))).toEqual([
    { name: 'Anna', secondName: 'Lin' },
    { name: 'Ben' },
  ]);
});

test('of a member of the care team a screen says where they work and with whom, as far as it is known', () => {
  const whole = { departmentName: '心臟內科', clinicNumber: 'R101', clinicName: '101 診', doctorName: '陳怡君' };
  hospital.add('paramedic', 'member-1', { name: 'Adam', ...whole }, 'room101');
  hospital.add('paramedic', 'member-2', { name: 'Bella', departmentName: '', doctorName: '陳怡君' }, 'room101');
  hospital.add('paramedic', 'member-3', { name: 'Carl' }, 'room101');
  expect(hospital.read(composeStaff('paramedic', 'demo', 'room101'))).toEqual([
    { name: 'Adam', serves: '心臟內科 R101 101 診 陳怡君' },
    { name: 'Bella', serves: '陳怡君' },
    { name: 'Carl' },
  ]);
});
