import { type ButtonPlace, type CounterAction, counterActions, counterButtons } from '#generated/counter-actions.ts';
import type { QueueState, Ticket } from '#generated/shapes.ts';
import { transitions } from '#generated/transitions.ts';

/** A button: what it does, and whether that can be done now. */
export interface DeskButton {
  name: CounterAction;
  disabled: boolean;
}

/**
 * The buttons of a place, in order: what a counter of this kind has at all, by the table of actions. The server says
 * which can be pressed.
 */
export function buttonsAt(place: ButtonPlace, state: QueueState): DeskButton[] {
  const { counter } = state.allowedActions;
  const names: readonly CounterAction[] = counterButtons[place];
  const standsIn = (name: CounterAction) => counterActions[name].insteadOf !== undefined;
  const replaced = names
    .filter((name) => standsIn(name) && counter.includes(name))
    .map((name) => counterActions[name].insteadOf);
  return names
    .filter((name) => isHere(name, state) && !replaced.includes(name))
    .filter((name) => !standsIn(name) || counter.includes(name))
    .map((name) => ({ name, disabled: !counter.includes(name) }));
}

/** Whether counters of this variant have an action, with or without a list as this one is. */
function isHere(name: CounterAction, { variant, callingMode }: Pick<QueueState, 'variant' | 'callingMode'>): boolean {
  const { variants, list } = counterActions[name];
  return variants.includes(variant) && (list === undefined || list === (callingMode !== 0));
}

/** What can be done with a patient of a list now, as the server says. */
export function allowedFor({ allowedActions }: QueueState, { status, session }: Ticket): readonly CounterAction[] {
  return session ? allowedActions.passedEarlier : (allowedActions.patients[status] ?? []);
}

/** Whether a patient of a list has a button to be called: the table of moves has it; now is another question. */
export function isCallable({ status, session }: Ticket): boolean {
  return !session && transitions.some(({ from, by }) => from === status && by === 'called');
}

/** How a patient who is out of the line comes to be in it again. */
export type Return = (typeof counterButtons)['row'][number];

/** What a patient outside the line most likely wants. */
export function returnOf(allowed: readonly CounterAction[]): Return | undefined {
  return counterButtons.row.find((name) => allowed.includes(name));
}
