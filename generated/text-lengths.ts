// Generated from schemas/, openapi/ and locales/ by "npm run generate". Do not edit.

export const textLengths = {
  changeOrganisationPassword: { oldPassword: 128, password: 128 },
  changePriority: { priorityTag: 30 },
  checkIn: { identifier: 60 },
  checkInByPatientId: { patientId: 60 },
  createAppActionLog: { action: 80, detail: 1000, appVersion: 40 },
  createClinicsApiToken: { orgGid: 20, apiKey: 64 },
  createRadiologyApiToken: { orgGid: 20, apiKey: 64 },
  issueAtCounter: { priorityTag: 30 },
  logInCounter: { doctorName: 60 },
  printRadiologyTicket: { appointmentId: 60 },
  registerAgencyOrganisation: { apiKey: 64 },
  saveVoiceTemplate: { name: 80 },
  signInOrganisation: { orgGid: 20, password: 128 },
  signInPanel: { token: 100, staffId: 40, password: 128 },
  signInStaff: { orgGid: 20, staffId: 40, password: 128 },
  signInSystemAdvance: { password: 128 },
} as const;
