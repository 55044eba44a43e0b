import type { OwnSheet } from '../spreadsheet/own-sheet.ts';

/** Appointments by spreadsheet: where no hospital system sends them, somebody has them in a list of the day. */
export const appointmentSheet: OwnSheet = {
  operations: { create: 'createAppointment', bulkCreate: 'bulkCreateAppointment' },
  first: ['name', 'serialNumber', 'room', 'inspectionDay', 'shift', 'department', 'doctor'],
  without: ['appointmentId', 'canceled', 'cancelReason'],
  ownId: 'appointmentId',
  codes: {
    room: {
      family: 'panel',
      property: 'roomCode',
      labelKey: 'entities.Room',
      fills: {
        department: { property: 'departmentName', hintKey: 'admin.spreadsheet.asRoom' },
        doctor: { property: 'doctorName', hintKey: 'admin.spreadsheet.asRoom' },
      },
    },
  },
  day: 'inspectionDay',
};
