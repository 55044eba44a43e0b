import type { OperationId } from '#generated/operations.ts';
import type { TokenKind } from '#generated/values.ts';

/** The kinds of tokens that stand for a part of a hospital: some rooms, a screen, a device. */
export const limitedKinds = ['staff', 'panel', 'kiosk', 'ticketMachine'] as const satisfies readonly TokenKind[];
export type LimitedKind = (typeof limitedKinds)[number];

/**
 * What such a token reaches with an operation:
 * `room` names a panel, in that place of the request, and any but the token's own is refused;
 * `patients` names or lists patients, of the token's own rooms only;
 * `own` names nothing: it is about the token, or the panel that the token is of;
 * `organisation` is the same for everybody in the organisation and holds no patient.
 */
export type ScopeDecision =
  | { readonly room: `${'query' | 'body'}.${'panelGid' | 'counterGid'}` }
  | { readonly patients: true }
  | { readonly own: string }
  | { readonly organisation: string };

const atCounter = { room: 'body.panelGid' } as const;
const ofCounter = { room: 'query.panelGid' } as const;
const patients = { patients: true } as const;

/** Of each operation and each limited kind that may call it; whoever adds an operation decides here what it reaches. */
export const scopeDecisions: Partial<Record<OperationId, Partial<Record<LimitedKind, ScopeDecision>>>> = {
  // The queue, at a counter.
  logInCounter: { staff: atCounter },
  logOutCounter: { staff: atCounter },
  autoLogOutCounter: { staff: atCounter },
  callNext: { staff: atCounter },
  callNumber: { staff: atCounter },
  stayAtCounter: { staff: atCounter },
  cancelAtCounter: { staff: atCounter },
  recallNumber: { staff: atCounter },
  undoPress: { staff: atCounter },
  passNumber: { staff: atCounter },
  pauseCounter: { staff: atCounter },
  restartCounter: { staff: atCounter },
  startService: { staff: atCounter },
  completeConsultation: { staff: atCounter },
  letGoAway: { staff: atCounter },
  letComeBack: { staff: atCounter },
  sendToExamination: { staff: atCounter },
  backFromExamination: { staff: atCounter },
  moveToPassed: { staff: atCounter },
  transferToCounter: { staff: atCounter },
  transferToGroup: { staff: atCounter },
  presetNumber: { staff: atCounter },
  pauseIssuing: { staff: atCounter },
  changePriority: { staff: atCounter },
  issueAtCounter: { staff: atCounter },
  resetQueue: { staff: atCounter },
  resetAllQueues: { staff: { own: 'the counters that they may serve' } },
  previewReset: { staff: { own: 'the counters that they may serve' } },
  listCounters: { staff: { own: 'the counters that they may serve' } },
  getCurrentNumber: { staff: ofCounter },
  getLastNumber: { staff: ofCounter },
  listQueuePatients: { staff: ofCounter },
  listTransferTargets: { staff: ofCounter },

  // Examination rooms.
  listPendingPatients: { staff: ofCounter },
  listInspectionDepartments: { staff: patients },
  listInspectionDoctors: { staff: patients },
  getCallInHall: { staff: ofCounter },
  reportDesk: { staff: atCounter },
  listInspectionNurses: { staff: ofCounter },
  createInspectionNurse: { staff: ofCounter },
  updateInspectionNurse: { staff: { own: 'a nurse of a room that they may serve' } },
  removeInspectionNurse: { staff: { own: 'a nurse of a room that they may serve' } },

  // Appointments and check-in.
  listAppointmentsByApn: { staff: patients },
  listAppointmentsByDepartment: { staff: patients },
  listAppointmentsByDoctor: { staff: patients },
  listAppointmentsByPatient: { staff: patients },
  listAppointmentsByRoom: { staff: patients },
  listAppointmentsByTag: { staff: patients },
  listAppointmentTags: { staff: patients },
  checkInAppointment: { staff: patients },
  bulkCheckInAppointment: { staff: patients },
  tagAppointments: { staff: patients },
  checkIn: { staff: patients, kiosk: patients },
  checkInByPatientId: { staff: patients, kiosk: patients },

  getDeskPrinter: { staff: ofCounter },
  printTransferSlip: { staff: atCounter },

  // Screens.
  getPanelView: { panel: ofCounter },
  reportScreen: { panel: { own: 'its own panel' } },
  reportScreenAgain: { panel: { own: 'its own panel' } },
  takeLoudspeaker: { panel: { own: 'its own panel' } },
  reportMachine: { kiosk: { own: 'its own panel' }, ticketMachine: { own: 'its own panel' } },
  reportLauncher: {
    panel: { own: 'its own settings and release' },
    kiosk: { own: 'its own settings and release' },
    ticketMachine: { own: 'its own settings and release' },
  },
  listScreens: { staff: ofCounter },
  getScreenPicture: { staff: ofCounter },
  reloadScreens: { staff: atCounter },
  askScreenPictures: { staff: atCounter },
  listCallReceipts: { staff: { room: 'query.counterGid' } },

  // Kiosks and ticket machines.
  getClinicInfo: { kiosk: { own: 'its own panel' } },
  getCheckInStop: { kiosk: { own: 'its own panel' } },
  listKioskMedia: { kiosk: { own: 'its own panel' } },
  reportOwnSlip: { kiosk: { own: 'slips of its own printer' }, ticketMachine: { own: 'slips of its own printer' } },
  printSlipAgain: { kiosk: { own: 'paper of its own printer' }, ticketMachine: { own: 'paper of its own printer' } },
  takeNumber: { kiosk: ofCounter, ticketMachine: ofCounter },
  takeNumbers: { kiosk: ofCounter, ticketMachine: ofCounter },
  getIssuingState: { kiosk: { own: 'the queues that it covers' }, ticketMachine: { own: 'the queues that it covers' } },
  getQueueSize: { kiosk: { own: 'the queues that it covers' }, ticketMachine: { own: 'the queues that it covers' } },
  listTicketImages: {
    kiosk: { organisation: 'pictures on slips' },
    ticketMachine: { organisation: 'pictures on slips' },
  },

  // The token itself, and what everybody may know.
  createStreamTicket: {
    staff: { own: 'the token; the stream asks again what it may see' },
    panel: { own: 'the token; the stream asks again what it may see' },
    kiosk: { own: 'the token; the stream asks again what it may see' },
  },
  signOut: {
    staff: { own: 'the token' },
    panel: { own: 'the token' },
    kiosk: { own: 'the token' },
    ticketMachine: { own: 'the token' },
  },
  createAppActionLog: {
    staff: { own: 'what the device says of itself' },
    panel: { own: 'what the device says of itself' },
    kiosk: { own: 'what the device says of itself' },
    ticketMachine: { own: 'what the device says of itself' },
  },
  getOrganisationGeneral: { staff: { organisation: 'settings by which a controller works' } },
};
