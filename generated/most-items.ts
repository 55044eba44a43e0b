// Generated from schemas/, openapi/ and locales/ by "npm run generate". Do not edit.

/** Most records on a page of a list. */
export const mostListed = 100;

/** Most entries of one call, by the verb of a family. */
export const mostOfVerb = {
  bulkCreate: { items: 100 },
  bulkDelete: { gids: 500 },
  bulkUpdate: { items: 100 },
  restore: { gids: 500 },
  sort: { gids: 500 },
} as const;

/** Most entries of one call that is of no family. */
export const mostItems = {
  bulkCheckInAppointment: { gids: 20 },
  bulkCreateAppointment: { items: 100 },
  bulkSaveAppointment: { appointments: 500 },
  bulkUpdateAppointment: { appointments: 500 },
  changePairedDevices: { gids: 500 },
  checkIn: { choices: 20 },
  checkMedia: { gids: 100 },
  copyMedia: { gids: 100, panelGids: 200 },
  createAppointment: { tags: 20 },
  createClinicsAppointments: { appointments: 500 },
  createOrganisation: { allowedOrigins: 20, priorityTags: 8 },
  createPanelSeries: { copies: 5, rows: 100 },
  createRadiologyAppointments: { appointments: 500 },
  deleteClinicsAppointments: { appointmentIds: 500 },
  deleteRadiologyAppointments: { appointmentIds: 500 },
  findLaunchSettings: { macAddresses: 16 },
  orderDevices: { devices: 500 },
  readNotifications: { gids: 100 },
  reloadCodeData: { departments: 1000, rooms: 2000, doctors: 5000, apns: 2000 },
  reportLauncher: { macAddresses: 16 },
  reportScreen: { numbers: 400, errors: 10, features: 20, receipts: 50 },
  simulatePolicy: { patients: 500, pauses: 200 },
  sortGroup: { gids: 500 },
  tagAppointments: { gids: 100, add: 20, remove: 20 },
  tryVoices: { parts: 30 },
  unpairDevices: { gids: 500 },
  updateClinicsAppointments: { appointments: 500 },
  updateOrganisationGeneral: { allowedOrigins: 20, priorityTags: 8 },
  updateOwnViews: { views: 100 },
  updatePanelFilter: { sources: 200 },
  updateRadiologyAppointments: { appointments: 500 },
} as const;
