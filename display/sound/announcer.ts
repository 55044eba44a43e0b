import { limits } from '#generated/limits.ts';
import type { SpokenBy, ViewCall } from '#generated/shapes.ts';
import { stillStands } from '../device/still-stands.ts';
import type { Turns } from './shared-loudspeaker.ts';
import { within } from './within.ts';

export interface AnnouncerOptions<Call extends ViewCall = ViewCall> {
  chime(): Promise<void>;
  /** What must be had before a call is said. */
  turns: Turns<Call>;
  /** Says a call once; resolves with how it was heard. */
  say(call: Call): Promise<SpokenBy>;
  /** The server's time in ms. */
  now(): number;
  /** How many times a call is said. */
  repeat(): number;
  onSpeaking(speaking: boolean): void;
  /** Told when a call begins to be said. */
  onSpoken(seq: number, epoch: string): void;
  /** Told how a call was said, and since when; it was not, when it had grown old. Nothing of one that was taken back. */
  onDone(call: Call, by: SpokenBy, startedAt: number): void;
  /** What was said last before a restart. */
  spoken?: { seq: number; epoch: string };
  /** Longest duration of a step in ms; a step that takes longer is left behind. A call may have several languages. */
  stepMs?: { chime: number; say: number; pause: number };
}

const maxAgeMs = limits.spokenCallMaxAgeSeconds * 1000;

function named({ at, counterGid, number }: ViewCall): string {
  return [at, counterGid, number].join(' ');
}

/**
 * Says each call once, in the order of the log, none older than a minute. A step that fails or hangs is left behind:
 * no call is ever lost because of one before it. A call is said again when nobody waits to be called, and is left out once
 * it was taken back.
 */
export function createAnnouncer<Call extends ViewCall>(options: AnnouncerOptions<Call>) {
  const step = options.stepMs || { chime: 2500, say: 60000, pause: 500 };
  let epoch = options.spoken ? options.spoken.epoch : '';
  let heardSeq = options.spoken ? options.spoken.seq : 0;
  let waiting: Call[] = [];
  /** What is to be said once more, when nobody waits to be called. */
  let again: Call[] = [];
  /** What was said last. */
  let last: Call | undefined;
  /** Calls of the last view, and of the last one of the log before: a restored log has them again. */
  let heard: readonly Call[] = [];
  let before: string[] = [];
  let busy = false;

  const isOld = (call: Call) => options.now() - call.at > maxAgeMs;
  const isDue = (call: Call) => !isOld(call) && stillStands(call, heard);
  const pause = () => within(step.pause, () => new Promise(() => undefined));

  async function announce(call: Call): Promise<void> {
    await options.turns.take(call, false);
    if (!isDue(call)) return leave(call);
    const startedAt = options.now();
    options.onSpoken(call.seq, epoch);
    await within(step.chime, options.chime);
    const by = await sayOnce(call);
    options.turns.give();
    options.onDone(call, by || 'chime', startedAt);
    for (let time = 1; time < options.repeat(); time++) again.push(call);
  }

  function sayOnce(call: Call): Promise<SpokenBy | undefined> {
    last = call;
    return within(step.say, () => options.say(call));
  }

  async function repeat(call: Call): Promise<void> {
    if (last === call) await pause();
    // Somebody who is called meanwhile goes first, and this one is said again after them.
    if (waiting.length > 0) again.unshift(call);
    else if (isDue(call)) {
      await options.turns.take(call, true);
      if (isDue(call)) {
        if (last !== call) await within(step.chime, options.chime);
        await sayOnce(call);
      }
      options.turns.give();
    }
  }

  function leave(call: Call): void {
    options.turns.give();
    if (isOld(call)) options.onDone(call, 'late', options.now());
  }

  async function sayNext(): Promise<void> {
    const call = waiting.shift();
    if (!call) await repeat(again.shift()!);
    else if (isDue(call)) await announce(call);
    else leave(call);
  }

  /** The picture follows what is said; where it cannot be drawn, calls are heard all the same. */
  function tellSpeaking(speaking: boolean): void {
    try {
      options.onSpeaking(speaking);
    } catch (error) {
      console.error(error);
    }
  }

  async function work(): Promise<void> {
    if (busy) return;
    busy = true;
    tellSpeaking(true);
    while (waiting.length > 0 || again.length > 0) await sayNext().catch((error) => console.error(error));
    tellSpeaking(false);
    busy = false;
  }

  return {
    /** Takes the last calls of a view, newest last; those that were heard before are left alone. */
    hear(viewEpoch: string, calls: readonly Call[]): void {
      if (viewEpoch !== epoch) {
        epoch = viewEpoch;
        heardSeq = 0;
        waiting = [];
        again = [];
        before = heard.map(named);
      }
      const fresh = calls
        .filter((call) => call.seq > heardSeq && before.indexOf(named(call)) < 0)
        .sort((one, other) => one.seq - other.seq);
      heard = calls;
      const newest = fresh[fresh.length - 1];
      if (!newest) return;
      heardSeq = newest.seq;
      fresh.filter(isOld).forEach(leave);
      waiting = waiting.concat(fresh.filter(isDue));
      if (waiting.length > 0) work();
    },
  };
}
