import type { OperationId } from '#generated/operations.ts';
import { accountHandlers } from './account/handlers.ts';
import { secondFactorHandlers } from './account/second-factor-handlers.ts';
import { agencyCounterHandlers } from './agency/counter-handlers.ts';
import { agencyHandlers } from './agency/handlers.ts';
import { docsHandlers } from './api-reference/handlers.ts';
import { appointmentHandlers } from './appointments/handlers.ts';
import { backupHandlers } from './backup/handlers.ts';
import type { Handler } from './call/handler.ts';
import { dashboardHandlers } from './dashboard/handlers.ts';
import { queueHandlers } from './desk/handlers.ts';
import { policyHandlers } from './desk/policy-handlers.ts';
import { deviceHandlers } from './devices/handlers.ts';
import { familyHandlers } from './families/handlers.ts';
import { fleetHandlers } from './fleet/handlers.ts';
import { groupHandlers } from './groups/handlers.ts';
import { healthHandlers } from './health/handlers.ts';
import { hospitalSystemHandlers } from './hospital-system/handlers.ts';
import { inspectionHandlers } from './inspection/handlers.ts';
import { inspectionNurseHandlers } from './inspection/nurse-handlers.ts';
import { journalHandlers } from './journal/handlers.ts';
import { kioskHandlers } from './kiosk/handlers.ts';
import { launcherHandlers } from './launcher/handlers.ts';
import { mediaHandlers } from './media/handlers.ts';
import { mediaBankHandlers } from './media-bank/handlers.ts';
import { notificationHandlers } from './notifications/handlers.ts';
import { organisationHandlers } from './organisations/handlers.ts';
import { panelHandlers } from './panels/handlers.ts';
import { personalDataHandlers } from './personal-data/handlers.ts';
import { printingHandlers } from './printing/handlers.ts';
import { pushHandlers } from './push/handlers.ts';
import { readLogHandlers } from './read-log/handlers.ts';
import { reportHandlers } from './reports/handlers.ts';
import { rosterHandlers } from './roster/handlers.ts';
import { schedulerHandlers } from './scheduler/handlers.ts';
import { screenHandlers } from './screens/handlers.ts';
import { signInHandlers } from './sign-in/handlers.ts';
import { simulationHandlers } from './simulation/handlers.ts';
import { singleSignOnHandlers } from './single-sign-on/handlers.ts';
import { streamHandlers } from './stream/handlers.ts';
import { ticketMachineHandlers } from './ticket-machine/handlers.ts';
import { ticketImageHandlers } from './ticket-machine/image-handlers.ts';
import { uploadHandlers } from './uploads/handlers.ts';
import { voiceHandlers } from './voices/handlers.ts';

/** Who answers which operation. A missing handler does not compile, and the server does not start without it. */
export const handlers = {
  ...accountHandlers,
  ...agencyCounterHandlers,
  ...agencyHandlers,
  ...appointmentHandlers,
  ...dashboardHandlers,
  ...deviceHandlers,
  ...fleetHandlers,
  ...docsHandlers,
  ...familyHandlers,
  ...groupHandlers,
  ...healthHandlers,
  ...hospitalSystemHandlers,
  ...inspectionHandlers,
  ...inspectionNurseHandlers,
  ...backupHandlers,
  ...journalHandlers,
  ...kioskHandlers,
  ...launcherHandlers,
  ...mediaBankHandlers,
  ...mediaHandlers,
  ...notificationHandlers,
  ...organisationHandlers,
  ...panelHandlers,
  ...queueHandlers,
  ...policyHandlers,
  ...simulationHandlers,
  ...schedulerHandlers,
  ...printingHandlers,
  ...pushHandlers,
  ...readLogHandlers,
  ...personalDataHandlers,
  ...reportHandlers,
  ...rosterHandlers,
  ...screenHandlers,
  ...secondFactorHandlers,
  ...signInHandlers,
  ...singleSignOnHandlers,
  ...streamHandlers,
  ...ticketImageHandlers,
  ...ticketMachineHandlers,
  ...uploadHandlers,
  ...voiceHandlers,
} satisfies { [Id in OperationId]: Handler<Id> };
