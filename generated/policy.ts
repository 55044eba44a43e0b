// Generated from schemas/, openapi/ and locales/ by "npm run generate". Do not edit.

import type { QueuePolicy } from './shapes.ts';

export const queuePolicyDefaults: Required<QueuePolicy> = {
  order: 'registration',
  bookedFirst: false,
  earlyCheckIn: 'minutes',
  earlyMinutes: 30,
  selfCheckInAfterSession: false,
  lateRule: 'asNormal',
  lateEvery: 3,
  lateGraceMinutes: 0,
  lateLimitMinutes: 0,
  passedRule: 'afterN',
  passedAfter: 3,
  passedEvery: 2,
  examinedRule: 'afterN',
  examinedAfter: 1,
  examinedEvery: 1,
  priorityEvery: 3,
  priorityAgeMinutes: 30,
  nextCompletes: true,
  roomCap: 0,
  callLimit: 0,
  afterCallLimit: 'pass',
  passLimit: 0,
};

/** Ready-made sets by name; what one leaves out has its default. */
export const queuePolicyPresets = [
  {
    name: 'taiwanClinic',
    policy: {
      order: 'registration',
      lateRule: 'asNormal',
      passedRule: 'afterN',
      passedAfter: 3,
      passedEvery: 2,
      examinedRule: 'afterN',
      examinedAfter: 1,
      examinedEvery: 1,
      callLimit: 3,
      afterCallLimit: 'pass',
    },
  },
  {
    name: 'cashierHall',
    policy: {
      order: 'checkIn',
      earlyCheckIn: 'unlimited',
      passedRule: 'afterN',
      passedAfter: 1,
      passedEvery: 1,
      callLimit: 3,
      afterCallLimit: 'pass',
      passLimit: 3,
      priorityEvery: 2,
      priorityAgeMinutes: 15,
    },
  },
  {
    name: 'radiology',
    policy: {
      order: 'checkIn',
      bookedFirst: true,
      earlyCheckIn: 'minutes',
      earlyMinutes: 60,
      lateRule: 'everyN',
      lateEvery: 2,
      lateGraceMinutes: 10,
      passedRule: 'everyN',
      passedEvery: 3,
      examinedRule: 'afterN',
      examinedAfter: 0,
      examinedEvery: 1,
      priorityEvery: 4,
      priorityAgeMinutes: 45,
      nextCompletes: false,
    },
  },
] as const satisfies readonly { readonly name: string; readonly policy: QueuePolicy }[];
