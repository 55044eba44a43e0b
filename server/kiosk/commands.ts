import { checkIn } from './check-in.ts';

export const kioskCommands = { checkIn };
