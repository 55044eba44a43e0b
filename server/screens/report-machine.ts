import type { MachineReport } from '#generated/shapes.ts';
import type { DevicePurpose } from '#generated/values.ts';
import type { Context, Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import type { RuntimeState } from '../runtimes/advise-device.ts';
import { type Asked, keepReport } from './keep-report.ts';

interface ReportArgument {
  readonly organisationGid: string;
  readonly panelGid: string;
  readonly kind: DevicePurpose;
  readonly deviceGid: string | null;
  readonly report: MachineReport;
  readonly runtime: RuntimeState;
}

/** Command: keeps the report of a kiosk or ticket machine; answers what was asked of it since. */
export const reportMachine = defineCommand(
  import.meta.url,
  'reportMachine',
  function* ({ report, runtime, ...who }: ReportArgument, { now }: Context): Generator<Statement, Asked, unknown> {
    return yield* keepReport({ ...who, state: { ...report, ...runtime } }, now);
  },
);
