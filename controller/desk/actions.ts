import type { HttpClient } from '#client/http/http-client.ts';
import type { Attempt } from '#client/http/press.ts';
import type { QueueState, QueueVariant, TicketSlip } from '#generated/shapes.ts';
import type { Session } from '#generated/values.ts';

const plain = {
  next: 'callNext',
  recall: 'recallNumber',
  pass: 'passNumber',
  pause: 'pauseCounter',
  restart: 'restartCounter',
  start: 'startService',
  resetQueue: 'resetQueue',
} as const;

/** About the patient at the counter, or with a number about one of the list. */
const aboutPatient = {
  completed: 'completeConsultation',
  away: 'letGoAway',
  examination: 'sendToExamination',
} as const;

const aboutNumber = {
  number: 'callNumber',
  preset: 'presetNumber',
  moveToPassed: 'moveToPassed',
  backFromExamination: 'backFromExamination',
} as const;

/** What a member of staff can do at a counter; `number` calls that number. */
export type Action =
  | { name: keyof typeof plain | 'resetAll' | 'logout' }
  | { name: keyof typeof aboutPatient; number?: number }
  | { name: keyof typeof aboutNumber; number: number }
  | { name: 'transfer'; to: { panelGid: string } | { groupGid: string }; number?: number }
  /** With a session: of somebody who was passed in an earlier one. */
  | { name: 'back'; number: number; session?: Session | undefined }
  | { name: 'issuing'; paused: boolean }
  | { name: 'priority'; number: number; priorityTag?: string }
  /** Gives somebody a number; `extra` beyond those of the session. Whoever asked is told which it is. */
  | { name: 'issue'; extra: boolean; priorityTag?: string; onIssued(slip: TicketSlip): void };
export type ActionName = Action['name'];

/** The counter of an action, and the queue that is looked at where it calls from several. */
export interface ActedAt {
  panelGid: string;
  queueOwnerGid?: string;
}

/** Sends an action; the answer is the counter's new state, but where all queues were reset or a number was given. */
export async function sendAction(
  client: HttpClient,
  variant: QueueVariant,
  at: ActedAt,
  action: Action,
  attempt: Attempt,
): Promise<QueueState | undefined> {
  const path = { variant };
  const number = 'number' in action && action.number !== undefined ? { number: action.number } : {};
  const priority = 'priorityTag' in action && action.priorityTag ? { priorityTag: action.priorityTag } : {};
  switch (action.name) {
    case 'resetAll':
      await client.call('resetAllQueues', { path }, attempt);
      return undefined;
    case 'issue': {
      const body = { ...at, ...priority, ...(action.extra && { extra: true }) };
      action.onIssued(await client.call('issueAtCounter', { path, body }, attempt));
      return undefined;
    }
    case 'back': {
      const session = action.session ? { session: action.session } : {};
      return client.call('letComeBack', { path, body: { ...at, number: action.number, ...session } }, attempt);
    }
    case 'priority':
      return client.call('changePriority', { path, body: { ...at, number: action.number, ...priority } }, attempt);
    case 'issuing':
      return client.call('pauseIssuing', { path, body: { ...at, paused: action.paused } }, attempt);
    case 'transfer':
      return 'panelGid' in action.to
        ? client.call(
            'transferToCounter',
            { path, body: { ...at, toPanelGid: action.to.panelGid, ...number } },
            attempt,
          )
        : client.call('transferToGroup', { path, body: { ...at, toGroupGid: action.to.groupGid, ...number } }, attempt);
    case 'completed':
    case 'away':
    case 'examination':
      return client.call(aboutPatient[action.name], { path, body: { ...at, ...number } }, attempt);
    case 'number':
    case 'preset':
    case 'moveToPassed':
    case 'backFromExamination':
      return client.call(aboutNumber[action.name], { path, body: { ...at, number: action.number } }, attempt);
    case 'logout':
      return client.call('logOutCounter', { path, body: { panelGid: at.panelGid } }, attempt);
    default:
      return client.call(plain[action.name], { path, body: { ...at } }, attempt);
  }
}
