import { afterEach, beforeEach, expect, test } from 'vitest';
import { composeClinicInfo } from '#server/kiosk/clinic-info.ts';
import { readPlace } from '#server/queue/place.ts';
import { type Hospital, openHospital } from '../queue/hospital.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
});
afterEach(() => hospital.close());

const info = (panelGid: string) => hospital.read(composeClinicInfo('demo', panelGid, hospital.now));
const names = (panelGid: string) => info(panelGid).data.map(({ counterName }) => counterName);

test('a kiosk tells of its room who serves there, which number is called and how many wait', () => {
  hospital.takeNumber({ panelGid: 'room101' });
  hospital.takeNumber({ panelGid: 'room101' });
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room101', { kind: 'next' });
  expect(info('room101')).toMatchObject({ organisationName: '安和綜合醫院', panelName: '101 診', session: 'morning' });
  expect(info('room101').data).toEqual([
    {
      panelGid: 'room101',
      counterName: '101 診',
      doctorName: '林志明',
      service: 'serving',
      current: 1,
      width: 3,
      waiting: 1,
    },
  ]);
});

test('a kiosk speaks the language of its panel, shows the logo of its hospital, and says that one is for show', () => {
  expect(info('room101')).toMatchObject({ language: 'zh-TW' });
  for (const name of ['logo', 'demo']) expect(info('room101')).not.toHaveProperty(name);
  const { body } = hospital.read(readPlace('demo', 'room101')).panel;
  hospital.change('panel', 'room101', { ...body, language: 'th' });
  hospital.setOrganisation({ logo: '/files/logo.png', demo: true });
  expect(info('room101')).toMatchObject({ language: 'th', logo: '/files/logo.png', demo: true });
});

test('a kiosk writes the number that is called with the mark of its queue and as wide as it is called', () => {
  const { body } = hospital.read(readPlace('demo', 'room101')).panel;
  hospital.change('panel', 'room101', { ...body, queueMark: 'A', startingNumber: 1001 });
  expect(info('room101').data).toMatchObject([{ current: 0, width: 4 }]);
  hospital.takeNumber({ panelGid: 'room101' });
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room101', { kind: 'next' });
  hospital.change('panel', 'room101', { ...body, queueMark: 'A', startingNumber: 1 });
  expect(info('room101').data).toMatchObject([{ current: 1001, mark: 'A', width: 4 }]);
});

test('a kiosk tells why a room pauses and until when, as far as that was said', () => {
  const told = () => {
    const [room] = info('room101').data;
    return [room!.service, room!.pauseReason, room!.backAt];
  };
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room101', { kind: 'pause', reason: 'procedure', minutes: 30 });
  expect(told()).toEqual(['pause', 'procedure', '09:30']);
  hospital.act('room101', { kind: 'restart' });
  hospital.act('room101', { kind: 'pause', reason: 'meeting' });
  expect(told()).toEqual(['pause', 'meeting', undefined]);
  hospital.act('room101', { kind: 'restart' });
  hospital.act('room101', { kind: 'pause', reason: 'other' });
  expect(told()).toEqual(['pause', undefined, undefined]);
  hospital.act('room101', { kind: 'restart' });
  expect(told()).toEqual(['serving', undefined, undefined]);
});

test('a room whose panel is set to pause is paused at the kiosk too, and one that is switched off is closed', () => {
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room101', { kind: 'pause', reason: 'break', minutes: 30 });
  const { body } = hospital.read(readPlace('demo', 'room101')).panel;
  hospital.change('panel', 'room101', { ...body, status: 'disable' });
  const [off] = info('room101').data;
  expect([off!.service, off!.pauseReason, off!.backAt]).toEqual(['noData', undefined, undefined]);
  hospital.change('panel', 'room101', body);
  hospital.act('room101', { kind: 'restart' });
  hospital.change('panel', 'room101', { ...body, status: 'pause' });
  expect(info('room101').data[0]!.service).toBe('pause');
});

test('it covers its room, its group, what its lobby shows, or everything', () => {
  expect(names('room103')).toEqual(['103 診']);
  expect(names('desk2')).toEqual(['1 號櫃檯', '2 號櫃檯']);
  expect(names('cashiers')).toEqual(['1 號櫃檯', '2 號櫃檯']);
  expect(names('entrance')).toEqual(['101 診', '102 診', '103 診']);
  expect(names('hall')).toHaveLength(5);
});

test('the keypad has a key for each sign that a number of today has, and none where digits, letters and hyphens do', () => {
  const signs = () => info('room101').keypadSigns;
  hospital.push({ appointmentId: 'A-1', patientId: 'A123456789' });
  expect(signs()).toBeUndefined();
  hospital.push({ appointmentId: '2026/7', serialNumber: 2, inspectionDay: '2026-12-24' });
  expect(signs()).toBeUndefined();
  hospital.push({ appointmentId: 'CT_7', serialNumber: 3 }, { medicalRecordNumber: '11.20/3', serialNumber: 4 });
  expect(signs()).toBe('/._');
});
