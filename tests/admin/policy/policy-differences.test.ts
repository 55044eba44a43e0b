import { expect, test } from 'vitest';
import type { FormDefinition } from '#admin/form/form-definition.ts';
import { policyDifferences } from '#admin/policy/policy-differences.ts';

const form: FormDefinition = {
  schema: {
    type: 'object',
    properties: {
      order: { type: 'string', enum: ['registration', 'checkIn'], default: 'registration' },
      lateRule: { type: 'string', enum: ['asNormal', 'everyN'], default: 'asNormal' },
      lateEvery: { type: 'integer', default: 3 },
      bookedFirst: { type: 'boolean', default: false },
    },
  },
  uiSchema: {
    order: { 'ui:options': { labelKey: 'order', enumKey: 'values.QueueOrder' } },
    lateRule: { 'ui:options': { labelKey: 'late', enumKey: 'values.LateRule' } },
    lateEvery: { 'ui:options': { labelKey: 'every', showWhen: { lateRule: 'everyN' } } },
    bookedFirst: { 'ui:options': { labelKey: 'booked' } },
  },
};
const translate = (key: string) => `<${key}>`;

test('rules that others would change are told one by one, in the words of the form', () => {
  const after = { order: 'checkIn', lateRule: 'everyN', lateEvery: 2, bookedFirst: true };
  expect(policyDifferences(form, {}, after, translate)).toEqual([
    {
      name: 'order',
      label: '<order>',
      before: '<values.QueueOrder.registration>',
      after: '<values.QueueOrder.checkIn>',
    },
    { name: 'lateRule', label: '<late>', before: '<values.LateRule.asNormal>', after: '<values.LateRule.everyN>' },
    { name: 'lateEvery', label: '<every>', before: '–', after: '2' },
    { name: 'bookedFirst', label: '<booked>', before: '<ra.boolean.false>', after: '<ra.boolean.true>' },
  ]);
});

test('a rule that neither asks for is no difference, and an empty one counts with its default', () => {
  const before = { lateRule: 'asNormal', lateEvery: 9, bookedFirst: null };
  expect(policyDifferences(form, before, { lateEvery: 2, order: 'registration' }, translate)).toEqual([]);
});
