import type { LeavingPatient, PauseReason, Session } from '#generated/values.ts';

export interface StaffMember {
  readonly staffGid: string;
  readonly staffName: string;
}

/** What a member of staff does at a counter. */
export type CounterCommand = { readonly staff: StaffMember } & (
  | { readonly kind: 'logIn'; readonly doctorName?: string; readonly takeOver?: boolean; readonly session?: Session }
  /** What becomes of the patient who is there. */
  | { readonly kind: 'logOut'; readonly patient?: LeavingPatient }
  | { readonly kind: PlainCommand }
  | { readonly kind: 'pause'; readonly reason?: PauseReason; readonly minutes?: number; readonly fromList?: boolean }
  | { readonly kind: 'restart'; readonly fromList?: boolean }
  | { readonly kind: 'completed' | 'away' | 'examination'; readonly number?: number }
  | { readonly kind: CommandOnNumber; readonly number: number }
  /** With a session: of somebody who was passed in an earlier one of today. */
  | { readonly kind: 'back'; readonly number: number; readonly session?: Session }
  | { readonly kind: 'transfer'; readonly toPanelGid: string; readonly number?: number }
  | { readonly kind: 'transfer'; readonly toGroupGid: string; readonly number?: number }
  | { readonly kind: 'priority'; readonly number: number; readonly priorityTag?: string }
);

type PlainCommand =
  | 'autoLogOut'
  | 'stay'
  | 'undo'
  | 'next'
  | 'recall'
  | 'pass'
  | 'start'
  | 'pauseIssuing'
  | 'resumeIssuing';
export type CommandOnNumber = 'number' | 'preset' | 'cancel' | 'moveToPassed' | 'backFromExamination';
