import { agencyCommands } from './agency/commands.ts';
import { appointmentCommands } from './appointments/commands.ts';
import { auditCommands } from './audit/commands.ts';
import { backupCommands } from './backup/commands.ts';
import { beatCommands } from './database/beat.ts';
import type { Command } from './database/command.ts';
import { familyCommands } from './families/commands.ts';
import { fileCommands } from './files/commands.ts';
import { groupCommands } from './groups/commands.ts';
import { hospitalSystemCommands } from './hospital-system/commands.ts';
import { jobCommands } from './jobs/commands.ts';
import { journalCommands } from './journal/commands.ts';
import { kioskCommands } from './kiosk/commands.ts';
import { notificationCommands } from './notifications/commands.ts';
import { organisationCommands } from './organisations/commands.ts';
import { seedingCommands } from './organisations/seeding.ts';
import { panelCommands } from './panels/commands.ts';
import { personalDataCommands } from './personal-data/commands.ts';
import { queueCommands } from './queue/commands.ts';
import { readLogCommands } from './read-log/commands.ts';
import { retentionCommands } from './retention/commands.ts';
import { schedulerCommands } from './scheduler/commands.ts';
import { screenCommands } from './screens/commands.ts';
import { securityCommands } from './security/commands.ts';
import { signInCommands } from './sign-in/commands.ts';
import { singleSignOnCommands } from './single-sign-on/commands.ts';
import { streamCommands } from './stream/commands.ts';
import { ticketMachineCommands } from './ticket-machine/commands.ts';
import { voiceCommands } from './voices/commands.ts';

/** Every command by its name: the writer runs nothing else. Each lives in the file of its feature. */
export const commands = {
  ...agencyCommands,
  ...appointmentCommands,
  ...auditCommands,
  ...beatCommands,
  ...backupCommands,
  ...familyCommands,
  ...fileCommands,
  ...groupCommands,
  ...hospitalSystemCommands,
  ...journalCommands,
  ...jobCommands,
  ...kioskCommands,
  ...notificationCommands,
  ...organisationCommands,
  ...panelCommands,
  ...personalDataCommands,
  ...queueCommands,
  ...readLogCommands,
  ...retentionCommands,
  ...schedulerCommands,
  ...screenCommands,
  ...securityCommands,
  ...seedingCommands,
  ...signInCommands,
  ...singleSignOnCommands,
  ...streamCommands,
  ...ticketMachineCommands,
  ...voiceCommands,
} satisfies Record<string, Command<never, unknown>>;

export type CommandName = keyof typeof commands;
export type ArgumentOf<Name extends CommandName> = Parameters<(typeof commands)[Name]>[0];
export type AnswerOf<Name extends CommandName> =
  ReturnType<(typeof commands)[Name]> extends Generator<unknown, infer A, unknown> ? A : never;
