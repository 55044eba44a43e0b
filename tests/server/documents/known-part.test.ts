import '#server/family-hooks.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { updateAppointments } from '#server/appointments/update-appointments.ts';
import type { DocumentFamily } from '#server/documents/document.ts';
import { getDocument } from '#server/documents/get-document.ts';
import { knownPart } from '#server/documents/known-part.ts';
import { getOrganisation } from '#server/documents/organisation.ts';
import { updateRecords } from '#server/families/update.ts';
import { updateOrganisation } from '#server/organisations/commands.ts';
import { readAppointment } from '#server/queue/appointment-row.ts';
import { type Hospital, openHospital } from '../queue/hospital.ts';

let hospital: Hospital;
beforeAll(() => {
  hospital = openHospital();
});
afterAll(() => hospital.close());

const stored = (gid: string): Record<string, unknown> =>
  JSON.parse(hospital.rows<{ body: string }>('SELECT body FROM document WHERE gid = ?', gid)[0]?.body ?? '{}');
const read = (family: DocumentFamily, gid: string) => hospital.read(getDocument(family, 'demo', gid))?.body;
const change = (family: DocumentFamily, gid: string, body: Record<string, unknown>) =>
  hospital.run((context) => updateRecords({ family, organisationGid: 'demo', items: [{ gid, body }] }, context));

test('a property that its schema no longer has is no part of a record, nor of an object in it', () => {
  hospital.add(
    'marquee',
    'marquee1',
    { title: '舊', content: '一', blink: true, times: { from: '08:00', moon: 1 } },
    'room101',
  );
  expect(read('marquee', 'marquee1')).toMatchObject({ title: '舊', times: { from: '08:00' } });
  expect(read('marquee', 'marquee1')).not.toHaveProperty('blink');
  expect(read('marquee', 'marquee1')).not.toHaveProperty('times.moon');
});

test('a record with such a property can be changed, and is without it then', () => {
  const [answer] = change('marquee', 'marquee1', { title: '新' });
  expect(answer).toMatchObject({ title: '新', content: '一', times: { from: '08:00' } });
  expect(answer).not.toHaveProperty('blink');
  expect(stored('marquee1')).not.toHaveProperty('blink');
  expect(stored('marquee1')).not.toHaveProperty('times.moon');
});

test('a panel whose type has lost a setting can be changed; a setting that somebody asks for must be there', () => {
  const settings = { showNext: 3, glow: 'soft' };
  hospital.add('panel', 'ward', { type: 'defaultPanel', name: '病房', callingMode: 1, settings });
  expect(read('panel', 'ward')).toHaveProperty('settings', { showNext: 3 });
  const [answer] = change('panel', 'ward', { name: '病房 7', settings: { showNext: 4 } });
  expect(answer).toMatchObject({ name: '病房 7', settings: { showNext: 4 } });
  expect(stored('ward')).not.toHaveProperty('settings.glow');
  expect(() => change('panel', 'ward', { settings: { glow: 'soft' } })).toThrow('unknown_field');
});

test('the entries of a list are without it too, and what is only ever written stays', () => {
  const parts = [{ type: 'number', tempo: 2 }];
  expect(knownPart('voiceGroup', { name: '叫號', parts })).toEqual({ name: '叫號', parts: [{ type: 'number' }] });
  const account = { name: '伺服器', password: 'kept' };
  expect(knownPart('mediaAccount', account)).toBe(account);
});

test('an organisation whose schema has lost a setting is without it, and its settings can be changed', () => {
  const lost = {
    glow: 'soft',
    dashboardOptions: { enableAppointmentUsageDashboardOption: true, enableMoonOption: true },
  };
  hospital.setOrganisation(lost);
  const before = hospital.read(getOrganisation('demo'));
  expect(before).toHaveProperty('dashboardOptions', { enableAppointmentUsageDashboardOption: true });
  expect(before).not.toHaveProperty('glow');
  const changes = { dashboardOptions: { enablePanelGroupUsageDashboardOption: false } };
  const answer = hospital.run((context) =>
    updateOrganisation({ organisationGid: 'demo', changes, tokenHash: '' }, context),
  );
  expect(answer.dashboardOptions).toMatchObject(changes.dashboardOptions);
  const [row] = hospital.rows<{ body: string }>("SELECT body FROM organisation WHERE gid = 'demo'");
  expect(row!.body).not.toMatch(/glow|enableMoonOption/);
});

test('an appointment whose schema has lost a property is answered without it, and loses it with its next change', () => {
  hospital.push({ appointmentId: 'L1' });
  const body = () =>
    hospital.rows<{ body: string }>("SELECT body FROM appointment WHERE appointment_id = 'L1'")[0]!.body;
  const earlier = JSON.stringify({ ...JSON.parse(body()), insuranceCard: 'C123' });
  hospital.connection.execute([
    'run',
    'appointment',
    "UPDATE appointment SET body = ? WHERE appointment_id = 'L1'",
    [earlier],
  ]);
  expect(body()).toContain('insuranceCard');
  const found = hospital.read(readAppointment('demo', { appointmentId: 'L1' }));
  expect(found!.body).toMatchObject({ name: '王小明' });
  expect(found!.body).not.toHaveProperty('insuranceCard');
  const items = [{ appointmentId: 'L1', name: '王大明' }];
  hospital.run((context) => updateAppointments({ organisationGid: 'demo', items }, context));
  expect(body()).toContain('王大明');
  expect(body()).not.toContain('insuranceCard');
});
