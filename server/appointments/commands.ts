import { checkInAppointments } from './check-in-appointments.ts';
import { createAppointments } from './create-appointments.ts';
import { deleteAppointment, removeAppointments } from './remove-appointments.ts';
import { saveAppointments } from './save-appointments.ts';
import { tagAppointments } from './tags.ts';
import { updateAppointments } from './update-appointments.ts';

export const appointmentCommands = {
  checkInAppointments,
  createAppointments,
  deleteAppointment,
  removeAppointments,
  saveAppointments,
  tagAppointments,
  updateAppointments,
};
