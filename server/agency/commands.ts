import { printTicket } from './print-ticket.ts';
import { reloadCodeData } from './reload-code-data.ts';
import { resetDoctorShifts } from './reset-doctor-shifts.ts';

export const agencyCommands = { printTicket, reloadCodeData, resetDoctorShifts };
