// Generated from schemas/, openapi/ and locales/ by "npm run generate". Do not edit.

import type { Organisation } from './shapes.ts';

/** What the settings of an organisation are where nobody set any. */
export const organisationDefaults = {
  type: 'clinic',
  language: 'zh-TW',
  timeZoneOffsetMinutes: 480,
  dateFormat: 'roc',
  serviceStartTime: '00:00',
  afternoonStartTime: '13:00',
  eveningStartTime: '18:00',
  dailyResetEnabled: true,
  autoResetCallNumber: true,
  resetInitialNumber: 1,
  autoLogoutMinutes: 0,
  deviceAlarmMinutes: 5,
  nameMask: 'middle',
  startPageListed: false,
  requireSecondFactor: false,
} as const satisfies Partial<Organisation>;
