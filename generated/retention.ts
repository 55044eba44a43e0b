// Generated from schemas/, openapi/ and locales/ by "npm run generate". Do not edit.

import type { Retention } from './shapes.ts';
import type { RetentionRegion } from './values.ts';

export const retentionPresets = [
  {
    name: 'taiwan',
    retention: {
      appointmentDays: 365,
      eventDays: 365,
      readLogDays: 2557,
      changeLogDays: 2557,
      accessLogDays: 180,
      technicalLogDays: 180,
      callReceiptDays: 180,
    },
  },
  {
    name: 'europe',
    retention: {
      appointmentDays: 90,
      eventDays: 180,
      readLogDays: 1096,
      changeLogDays: 1096,
      accessLogDays: 180,
      technicalLogDays: 90,
      callReceiptDays: 90,
    },
  },
  {
    name: 'thailand',
    retention: {
      appointmentDays: 365,
      eventDays: 365,
      readLogDays: 1826,
      changeLogDays: 1826,
      accessLogDays: 180,
      technicalLogDays: 180,
      callReceiptDays: 180,
    },
  },
] as const satisfies readonly { readonly name: RetentionRegion; readonly retention: Retention }[];
