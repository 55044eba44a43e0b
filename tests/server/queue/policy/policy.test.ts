import { expect, test } from 'vitest';
import { queuePolicyDefaults, queuePolicyPresets } from '#generated/policy.ts';
import { policyOf, priorityOf, priorityTagOf } from '#server/queue/policy/policy.ts';
import { shapeFaults } from '#server/shapes/shapes.ts';

test('without any rules the defaults of the schema hold', () => {
  expect(policyOf({})).toEqual({ ...queuePolicyDefaults, classes: 0 });
});

test('the rules of a room replace those of the hospital as a whole', () => {
  const hospital = { queuePolicy: { order: 'checkIn', lateEvery: 9 }, priorityTags: ['急件', '敬老'] } as const;
  const both = { queuePolicy: { lateEvery: 5 } };
  const organisation = { ...hospital, priorityTags: [...hospital.priorityTags] };
  expect(policyOf(organisation)).toMatchObject({ order: 'checkIn', lateEvery: 9, classes: 2 });
  expect(policyOf(organisation, { ownQueuePolicy: true, ...both })).toMatchObject({
    order: 'registration',
    lateEvery: 5,
    classes: 2,
  });
  expect(policyOf(organisation, { ownQueuePolicy: false, ...both }), 'switched off').toMatchObject({ lateEvery: 9 });
});

test('rules that nobody can change are made once, for each hospital and room', () => {
  const organisation = (lateEvery: number) => Object.freeze({ queuePolicy: { lateEvery } });
  const room = (lateEvery: number) => Object.freeze({ ownQueuePolicy: true, queuePolicy: { lateEvery } });
  const [hospital, other, one, another] = [organisation(3), organisation(4), room(5), room(6)];
  expect(policyOf(hospital, one)).toBe(policyOf(hospital, one));
  expect([policyOf(hospital, one), policyOf(hospital, another)].map(({ lateEvery }) => lateEvery)).toEqual([5, 6]);
  expect([policyOf(hospital), policyOf(other)].map(({ lateEvery }) => lateEvery)).toEqual([3, 4]);
});

test('the first tag that the hospital names is the highest class', () => {
  const organisation = { priorityTags: ['急件', '敬老'] };
  expect(priorityOf(organisation, ['敬老', '急件'])).toBe(2);
  expect(priorityOf(organisation, ['複診', '敬老'])).toBe(1);
  expect(priorityOf(organisation, ['複診'])).toBe(0);
  expect(priorityOf({}, ['急件'])).toBe(0);
});

test('a class has the name of its tag; one that the hospital has taken out that of the highest', () => {
  const organisation = { priorityTags: ['急件', '敬老'] };
  expect([3, 2, 1, 0].map((priority) => priorityTagOf(organisation, priority))).toEqual([
    '急件',
    '急件',
    '敬老',
    undefined,
  ]);
});

test.each(queuePolicyPresets)('the preset $name is a policy', ({ policy }) => {
  expect(shapeFaults('QueuePolicy', policy)).toEqual([]);
});
