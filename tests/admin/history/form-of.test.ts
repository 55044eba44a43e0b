import { expect, test } from 'vitest';
import { calendarOf } from '#admin/calendar/calendar.ts';
import { formOf, withListed } from '#admin/history/form-of.ts';
import { fieldAt, fieldLabel, valueText } from '#admin/history/value-text.ts';
import { resources } from '#generated/resources.ts';

const translate = ((key: string) => key) as never;
const words = { translate, calendar: calendarOf(undefined), names: {} };
const asked = { schema: { properties: { name: {} } }, uiSchema: { name: { 'ui:options': { labelKey: 'own' } } } };
const { columns, filters } = resources.appointment;
const form = withListed(asked, [...columns, ...filters]);

test('what no form asks for is told in the words of the list', () => {
  expect(fieldLabel(form, ['patientState'], translate)).toBe('fields.Appointment.patientState');
  expect(valueText(fieldAt(form, ['patientState'])!, 'checkedIn', words)).toBe('values.PatientListState.checkedIn');
});

test('a field of the form keeps its own words', () => {
  expect(fieldLabel(form, ['name'], translate)).toBe('own');
});

test('what neither form nor list has stands in its own words, and a moment as one', async () => {
  const organisation = await formOf('organisation');
  expect(fieldLabel(organisation, ['suspendedAt'], translate)).toBe('fields.Organisation.suspendedAt');
  const at = Date.UTC(2026, 10, 30, 15, 5);
  expect(valueText(fieldAt(organisation, ['suspendedAt'])!, at, words)).toMatch(/^2026\D11\D30 /);
  expect(fieldLabel(organisation, ['hospitalSystemUrl'], translate)).toBe('fields.Organisation.hospitalSystemUrl');
});

test.each([
  { family: 'organisation', words: { apiKey: 'admin.apiKeys.key', agencyKey: 'admin.agencyKey.label' } },
  { family: 'panel', type: 'defaultPanel', words: { accessKey: 'fields.Panel.exclusiveUrl' } },
  { family: 'panel', words: { kioskUrl: 'fields.Panel.kioskUrl', ticketMachineUrl: 'fields.Panel.ticketMachineUrl' } },
  { family: 'version', words: { yamlFile: 'fields.SoftwareVersion.yamlFile', file: 'fields.SoftwareVersion.file' } },
])(
  'keys and files of a record of $family that were replaced are called by their words',
  async ({ family, type, words: called }) => {
    const form = await formOf(family, type);
    for (const [field, label] of Object.entries(called)) expect(fieldLabel(form, [field], translate)).toBe(label);
  },
);
