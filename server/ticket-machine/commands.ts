import { takeNumber, takeNumbers } from './take-number.ts';
import { setTicketImage } from './ticket-images.ts';

export const ticketMachineCommands = { setTicketImage, takeNumber, takeNumbers };
