// Generated from schemas/, openapi/ and locales/ by "npm run generate". Do not edit.

import type { QueueVariant } from './shapes.ts';
import type { EventKind } from './values.ts';

/** What can be done at a counter. */
export type CounterAction =
  | 'logIn'
  | 'logOut'
  | 'autoLogOut'
  | 'stay'
  | 'next'
  | 'restart'
  | 'start'
  | 'completed'
  | 'recall'
  | 'pass'
  | 'away'
  | 'examination'
  | 'number'
  | 'pause'
  | 'undo'
  | 'back'
  | 'backFromExamination'
  | 'transfer'
  | 'moveToPassed'
  | 'priority'
  | 'cancel'
  | 'issue'
  | 'extra'
  | 'preset'
  | 'pauseIssuing'
  | 'resumeIssuing'
  | 'resetQueue'
  | 'resetAll';

/** The operations that do it. */
export type CounterOperation =
  | 'logInCounter'
  | 'logOutCounter'
  | 'autoLogOutCounter'
  | 'stayAtCounter'
  | 'callNext'
  | 'restartCounter'
  | 'startService'
  | 'completeConsultation'
  | 'recallNumber'
  | 'passNumber'
  | 'letGoAway'
  | 'sendToExamination'
  | 'callNumber'
  | 'pauseCounter'
  | 'undoPress'
  | 'letComeBack'
  | 'backFromExamination'
  | 'transferToCounter'
  | 'transferToGroup'
  | 'moveToPassed'
  | 'changePriority'
  | 'cancelAtCounter'
  | 'issueAtCounter'
  | 'presetNumber'
  | 'pauseIssuing'
  | 'resetQueue'
  | 'resetAllQueues';

/** What has a key at the controller. */
export type KeyedAction =
  | 'logOut'
  | 'next'
  | 'restart'
  | 'start'
  | 'completed'
  | 'recall'
  | 'pass'
  | 'away'
  | 'examination'
  | 'number'
  | 'pause'
  | 'undo'
  | 'transfer';

/** What the controller asks about before it is done. */
export type ConfirmedAction = 'logOut' | 'pauseIssuing' | 'resumeIssuing' | 'resetQueue' | 'resetAll';

/** What can be done with a patient of a list. */
export type PatientAction =
  | 'completed'
  | 'away'
  | 'examination'
  | 'number'
  | 'back'
  | 'backFromExamination'
  | 'transfer'
  | 'moveToPassed'
  | 'priority'
  | 'cancel';

/** One action; schemas/queue/CounterActions.json explains the columns. */
export interface CounterActionRow {
  /** Its operations, each with the names of what its body can have. */
  readonly operations: Readonly<Partial<Record<CounterOperation, readonly string[]>>>;
  /** Names of what the query of its operations can have. */
  readonly query?: readonly string[];
  readonly about: readonly ('counter' | 'queue' | 'call' | 'number' | 'patient')[];
  readonly sets: Readonly<Record<string, boolean>>;
  readonly events: readonly EventKind[];
  readonly variants: readonly QueueVariant[];
  readonly list?: boolean;
  readonly key?: string;
  readonly look?: 'primary' | 'attention' | 'danger';
  readonly insteadOf?: CounterAction;
}

export const counterActions: Readonly<Record<CounterAction, CounterActionRow>> = {
  logIn: {
    operations: { logInCounter: ['panelGid', 'doctorName', 'takeOver', 'session'] },
    about: ['counter'],
    sets: {},
    events: ['loggedIn'],
    variants: ['cashierRegistration', 'clinic', 'inspection', 'generic'],
  },
  logOut: {
    operations: { logOutCounter: ['panelGid', 'patient', 'seen'] },
    about: ['counter'],
    sets: {},
    events: ['loggedOut'],
    variants: ['cashierRegistration', 'clinic', 'inspection', 'generic'],
    key: 'F10',
  },
  autoLogOut: {
    operations: { autoLogOutCounter: ['panelGid'] },
    about: ['counter'],
    sets: {},
    events: ['loggedOut'],
    variants: ['cashierRegistration', 'clinic', 'inspection', 'generic'],
  },
  stay: {
    operations: { stayAtCounter: ['panelGid'] },
    about: ['counter'],
    sets: {},
    events: ['stayed'],
    variants: ['cashierRegistration', 'clinic', 'inspection', 'generic'],
  },
  next: {
    operations: { callNext: ['panelGid', 'queueOwnerGid', 'seen'] },
    about: ['queue'],
    sets: {},
    events: ['called'],
    variants: ['cashierRegistration', 'clinic', 'inspection', 'generic'],
    key: ' ',
    look: 'primary',
  },
  restart: {
    operations: { restartCounter: ['panelGid', 'queueOwnerGid', 'fromList'] },
    about: ['counter'],
    sets: {},
    events: ['resumed'],
    variants: ['cashierRegistration', 'clinic', 'inspection', 'generic'],
    key: 'F9',
    look: 'primary',
    insteadOf: 'next',
  },
  start: {
    operations: { startService: ['panelGid', 'queueOwnerGid', 'seen'] },
    about: ['call'],
    sets: {},
    events: ['consultationStarted', 'serviceStarted'],
    variants: ['cashierRegistration', 'clinic', 'inspection', 'generic'],
    list: true,
    key: 's',
  },
  completed: {
    operations: { completeConsultation: ['panelGid', 'queueOwnerGid', 'seen', 'number', 'seenPatient'] },
    about: ['call', 'patient'],
    sets: {},
    events: ['completed'],
    variants: ['cashierRegistration', 'clinic', 'inspection', 'generic'],
    key: 'c',
  },
  recall: {
    operations: { recallNumber: ['panelGid', 'queueOwnerGid', 'seen'] },
    about: ['call'],
    sets: {},
    events: ['recalled'],
    variants: ['cashierRegistration', 'clinic', 'inspection', 'generic'],
    key: 'r',
  },
  pass: {
    operations: { passNumber: ['panelGid', 'queueOwnerGid', 'seen'] },
    about: ['call'],
    sets: {},
    events: ['passed'],
    variants: ['cashierRegistration', 'clinic', 'inspection', 'generic'],
    key: 'p',
  },
  away: {
    operations: { letGoAway: ['panelGid', 'queueOwnerGid', 'seen', 'number', 'seenPatient'] },
    about: ['call', 'patient'],
    sets: {},
    events: ['wentAway'],
    variants: ['cashierRegistration', 'clinic', 'inspection', 'generic'],
    list: true,
    key: 'a',
  },
  examination: {
    operations: { sendToExamination: ['panelGid', 'queueOwnerGid', 'seen', 'number', 'seenPatient'] },
    about: ['call', 'patient'],
    sets: {},
    events: ['sentToExamination'],
    variants: ['clinic', 'inspection'],
    list: true,
    key: 'e',
  },
  number: {
    operations: { callNumber: ['panelGid', 'queueOwnerGid', 'seen', 'number', 'seenPatient'] },
    about: ['number', 'patient'],
    sets: {},
    events: ['called'],
    variants: ['cashierRegistration', 'clinic', 'inspection', 'generic'],
    key: 'g',
  },
  pause: {
    operations: { pauseCounter: ['panelGid', 'queueOwnerGid', 'reason', 'minutes', 'fromList'] },
    about: ['counter'],
    sets: {},
    events: ['paused'],
    variants: ['cashierRegistration', 'clinic', 'inspection', 'generic'],
    key: 'F9',
    look: 'attention',
  },
  undo: {
    operations: { undoPress: ['panelGid', 'queueOwnerGid', 'seen'] },
    about: ['call'],
    sets: {},
    events: ['callTakenBack', 'endTakenBack', 'receiptTakenBack'],
    variants: ['cashierRegistration', 'clinic', 'inspection', 'generic'],
    key: 'u',
  },
  back: {
    operations: { letComeBack: ['panelGid', 'queueOwnerGid', 'number', 'seenPatient', 'session'] },
    about: ['patient'],
    sets: {},
    events: ['cameBack'],
    variants: ['cashierRegistration', 'clinic', 'inspection', 'generic'],
    list: true,
  },
  backFromExamination: {
    operations: { backFromExamination: ['panelGid', 'queueOwnerGid', 'number', 'seenPatient'] },
    about: ['patient'],
    sets: {},
    events: ['backFromExamination'],
    variants: ['clinic', 'inspection'],
    list: true,
  },
  transfer: {
    operations: {
      transferToCounter: ['panelGid', 'queueOwnerGid', 'seen', 'toPanelGid', 'number', 'seenPatient'],
      transferToGroup: ['panelGid', 'queueOwnerGid', 'seen', 'toGroupGid', 'number', 'seenPatient'],
    },
    about: ['call', 'patient'],
    sets: {},
    events: ['transferred', 'received'],
    variants: ['cashierRegistration', 'clinic', 'inspection', 'generic'],
    list: true,
    key: 't',
  },
  moveToPassed: {
    operations: { moveToPassed: ['panelGid', 'queueOwnerGid', 'number', 'seenPatient'] },
    about: ['patient'],
    sets: {},
    events: ['movedToPassed'],
    variants: ['cashierRegistration', 'clinic', 'inspection', 'generic'],
    list: true,
  },
  priority: {
    operations: { changePriority: ['panelGid', 'queueOwnerGid', 'number', 'seenPatient', 'priorityTag'] },
    about: ['patient'],
    sets: {},
    events: ['priorityChanged'],
    variants: ['cashierRegistration', 'clinic', 'inspection', 'generic'],
    list: true,
  },
  cancel: {
    operations: { cancelAtCounter: ['panelGid', 'queueOwnerGid', 'number', 'seenPatient'] },
    about: ['patient'],
    sets: {},
    events: ['canceled'],
    variants: ['cashierRegistration', 'clinic', 'inspection', 'generic'],
    list: true,
  },
  issue: {
    operations: { issueAtCounter: ['panelGid', 'queueOwnerGid', 'extra', 'priorityTag'] },
    about: ['queue'],
    sets: {},
    events: ['issued'],
    variants: ['cashierRegistration', 'clinic', 'inspection', 'generic'],
    list: true,
  },
  extra: {
    operations: { issueAtCounter: ['panelGid', 'queueOwnerGid', 'extra', 'priorityTag'] },
    about: ['queue'],
    sets: { extra: true },
    events: ['issued'],
    variants: ['cashierRegistration', 'clinic', 'inspection', 'generic'],
    list: true,
  },
  preset: {
    operations: { presetNumber: ['panelGid', 'queueOwnerGid', 'number'] },
    about: ['number'],
    sets: {},
    events: ['preset'],
    variants: ['clinic', 'generic'],
    list: false,
  },
  pauseIssuing: {
    operations: { pauseIssuing: ['panelGid', 'queueOwnerGid', 'paused'] },
    about: ['queue'],
    sets: { paused: true },
    events: ['issuingPaused'],
    variants: ['cashierRegistration', 'clinic', 'inspection', 'generic'],
    list: true,
  },
  resumeIssuing: {
    operations: { pauseIssuing: ['panelGid', 'queueOwnerGid', 'paused'] },
    about: ['queue'],
    sets: { paused: false },
    events: ['issuingResumed'],
    variants: ['cashierRegistration', 'clinic', 'inspection', 'generic'],
    list: true,
    insteadOf: 'pauseIssuing',
  },
  resetQueue: {
    operations: { resetQueue: ['panelGid', 'queueOwnerGid'] },
    query: ['rounds'],
    about: ['queue'],
    sets: {},
    events: ['reset'],
    variants: ['cashierRegistration', 'clinic', 'inspection', 'generic'],
    look: 'danger',
  },
  resetAll: {
    operations: { resetAllQueues: [] },
    query: ['rounds'],
    about: ['queue'],
    sets: {},
    events: ['reset'],
    variants: ['cashierRegistration', 'clinic', 'inspection', 'generic'],
    look: 'danger',
  },
};

/** What bodies have beside the parameters of their action. */
export const ofEveryPress: readonly string[] = ['panelGid', 'queueOwnerGid', 'seen', 'seenPatient'];

export const patientActions: readonly PatientAction[] = [
  'completed',
  'away',
  'examination',
  'number',
  'back',
  'backFromExamination',
  'transfer',
  'moveToPassed',
  'priority',
  'cancel',
];

export const keyedActions: readonly KeyedAction[] = [
  'logOut',
  'next',
  'restart',
  'start',
  'completed',
  'recall',
  'pass',
  'away',
  'examination',
  'number',
  'pause',
  'undo',
  'transfer',
];

export const confirmedActions: readonly ConfirmedAction[] = ['logOut', 'pauseIssuing', 'resumeIssuing', 'resetQueue', 'resetAll'];

/** Where the controller has buttons. */
export type ButtonPlace = 'large' | 'desk' | 'callMenu' | 'issuingMenu' | 'queueMenu' | 'row';

/** The controller's buttons by their place, in order. */
export const counterButtons = {
  large: ['next', 'restart'],
  desk: ['start', 'completed', 'recall', 'pass', 'away', 'examination', 'number', 'pause'],
  callMenu: ['transfer'],
  issuingMenu: ['issue', 'extra'],
  queueMenu: ['preset', 'pauseIssuing', 'resumeIssuing', 'resetQueue', 'resetAll'],
  row: ['back', 'backFromExamination'],
} as const satisfies Readonly<Record<ButtonPlace, readonly CounterAction[]>>;
