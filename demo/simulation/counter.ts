import { CallFailure } from '#client/http/call-failure.ts';
import type { ErrorCode } from '#generated/errors.ts';
import type { Counter, QueueState } from '#generated/shapes.ts';
import type { Api } from '../api.ts';
import type { Chance } from './chance.ts';
import type { ClinicClock } from './clock.ts';
import type { DayLog } from './day-log.ts';

/** What everybody in the simulated day shares. */
export interface Day {
  clock: ClinicClock;
  chance: Chance;
  log: DayLog;
}

/** How a counter works, in clinic minutes. */
export interface Pace {
  service: number;
  /** How long a called number may stay away before it is called again, and then passed. */
  patience: number;
  noShow: number;
  breakEvery: number;
  breakLength: number;
}

export const clinicPace: Pace = { service: 6, patience: 1.5, noShow: 0.08, breakEvery: 75, breakLength: 10 };
export const counterPace: Pace = { service: 3, patience: 1, noShow: 0.05, breakEvery: 60, breakLength: 8 };

const idle = 1.5;

/**
 * Works at one counter until the day is over: calls the next, waits, calls again, passes who does not come, rests.
 * @param staff the API for the person who works there
 */
export async function workAt(counter: Counter, staff: Api, pace: Pace, day: Day): Promise<void> {
  try {
    await serve(counter, staff, pace, day);
  } catch (error) {
    if (!(error instanceof CallFailure) || error.status !== 400) throw error;
    day.log.tell('refused', nameOf(counter), `leaves: ${error.message}`); // somebody else took the counter, for example
  }
}

async function serve(counter: Counter, staff: Api, pace: Pace, { clock, chance, log }: Day): Promise<void> {
  const where = nameOf(counter);
  const request = { path: { variant: counter.variant }, body: { panelGid: counter.panelGid } };
  const label = ({ current, width }: QueueState) => (current ? String(current.number).padStart(width, '0') : '');
  let nextBreak = clock.minute() + pace.breakEvery * (0.5 + chance.next());

  await staff.call('logInCounter', { ...request, body: { ...request.body, takeOver: true } });
  if (counter.service === 'pause') await staff.call('restartCounter', request);
  while (!clock.isOver()) {
    const state = await unlessRefused(() => staff.call('callNext', request), ['no_waiting_patient']);
    if (!state) {
      await clock.wait(idle);
      continue;
    }
    log.tell('called', where, `calls ${label(state)}`);
    if (chance.happens(pace.noShow)) {
      await clock.wait(pace.patience);
      await staff.call('recallNumber', request);
      log.tell('recalled', where, `calls ${label(state)} again`);
      await clock.wait(pace.patience);
      await staff.call('passNumber', request);
      log.tell('passed', where, `passes ${label(state)}`);
      continue;
    }
    await clock.wait(0.5 + chance.around(pace.service));
    if (clock.minute() > nextBreak && !clock.isOver()) {
      await staff.call('pauseCounter', request);
      log.tell('paused', where, 'pauses');
      await clock.wait(pace.breakLength);
      await staff.call('restartCounter', request);
      nextBreak = clock.minute() + pace.breakEvery;
    }
  }
}

function nameOf(counter: Counter): string {
  return counter.counterName || counter.name;
}

/** The call's answer, or undefined when it is refused with one of these codes. */
export async function unlessRefused<A>(call: () => Promise<A>, codes: ErrorCode[]): Promise<A | undefined> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof CallFailure && codes.includes(error.code)) return undefined;
    throw error;
  }
}
