import type { OrganisationCreate } from '#generated/shapes.ts';

/** The demo hospital. Everything and everybody in it is invented. */
export const organisation = {
  gid: 'demo',
  name: '安和綜合醫院',
  type: 'mHIS',
  language: 'zh-TW',
  timeZoneOffsetMinutes: 480,
  timeZoneName: 'Asia/Taipei',
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

/** A patient with an appointment in every session, kept out of the rush: for a visitor to check in with at the kiosk. */
export const visitor = {
  name: '陳美玲',
  patientId: 'A123456789',
  medicalRecordNumber: '1000001',
  gender: 'female',
  birthday: '1968-05-12',
} as const;
