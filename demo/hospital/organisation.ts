import type { OrganisationCreate, StaffCreate } from '#generated/shapes.ts';

/** The demo hospital. Everything and everybody in it is invented. */
export const organisation = {
  gid: 'demo',
  name: '安和綜合醫院',
  type: 'mHIS',
  language: 'zh-TW',
  timeZoneOffsetMinutes: 480,
  timeZoneName: 'Asia/Taipei',
  serviceStartTime: '00:00',
  afternoonStartTime: '13:00',
  eveningStartTime: '18:00',
  dateFormat: 'roc',
  nameMask: 'middle',
  startPageListed: true,
  dashboardOptions: {
    enablePtchCashierRegistrationDashboardOption: true,
    enablePanelGroupUsageDashboardOption: true,
    enableAppointmentUsageDashboardOption: true,
  },
  password: 'seven-quiet-corridors',
} satisfies OrganisationCreate;

/** Password of every member of the demo staff. */
export const staffPassword = 'anhe-staff';

/** Staff who sign in to the administration under their own names, with the organisation's password. */
export const administrators = [
  { staffId: 'director', name: '黃雅婷', adminRole: 'administers' },
  { staffId: 'floor', name: '簡志豪', adminRole: 'operates' },
  { staffId: 'quality', name: '高淑芬', adminRole: 'reads' },
] as const satisfies readonly Omit<StaffCreate, 'password'>[];

/** A patient with an appointment in every session, kept out of the rush: for a visitor to check in with at the kiosk. */
export const visitor = {
  name: '陳美玲',
  patientId: 'A123456789',
  medicalRecordNumber: '1000001',
  gender: 'female',
  birthday: '1968-05-12',
} as const;
