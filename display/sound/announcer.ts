import { limits } from '#generated/limits.ts';
import type { SpokenBy, ViewCall } from '#generated/shapes.ts';
import { within } from './within.ts';

export interface AnnouncerOptions<Call extends ViewCall = ViewCall> {
  chime(): Promise<void>;
  /** Says a call once; resolves with how it was heard. */
  say(call: Call): Promise<SpokenBy>;
  /** The server's time in ms. */
  now(): number;
  /** How many times a call is said. */
  repeat(): number;
  onSpeaking(speaking: boolean): void;
  /** Told when a call begins to be said. */
  onSpoken(seq: number, epoch: string): void;
  /** Told how a call was said, and since when; it was not, when it had grown old. */
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
 * no call is ever lost because of one before it. A repeat gives way to a call that has waited half its time.
 */
export function createAnnouncer<Call extends ViewCall>(options: AnnouncerOptions<Call>) {
  const step = options.stepMs || { chime: 2500, say: 60000, pause: 500 };
  let epoch = options.spoken ? options.spoken.epoch : '';
  let heardSeq = options.spoken ? options.spoken.seq : 0;
  let waiting: Call[] = [];
  /** Calls of the last view, and of the last one of the log before: a restored log has them again. */
  let heard: string[] = [];
  let before: string[] = [];
  let busy = false;

  const age = (call: Call) => options.now() - call.at;
  const pause = () => within(step.pause, () => new Promise(() => undefined));

  async function announce(call: Call): Promise<void> {
    const startedAt = options.now();
    options.onSpoken(call.seq, epoch);
    await within(step.chime, options.chime);
    for (let time = 0; time < options.repeat(); time++) {
      const next = waiting[0];
      if (time > 0 && next && age(next) > maxAgeMs / 2) return;
      if (time > 0) await pause();
      const by = await within(step.say, () => options.say(call));
      if (time === 0) options.onDone(call, by || 'chime', startedAt);
    }
  }

  function leave(call: Call): void {
    options.onDone(call, 'late', options.now());
  }

  async function work(): Promise<void> {
    if (busy) return;
    busy = true;
    options.onSpeaking(true);
    for (let call = waiting.shift(); call; call = waiting.shift()) {
      if (age(call) <= maxAgeMs) await announce(call);
      else leave(call);
    }
    options.onSpeaking(false);
    busy = false;
  }

  return {
    /** Takes the last calls of a view, newest last; those that were heard before are left alone. */
    hear(viewEpoch: string, calls: readonly Call[]): void {
      if (viewEpoch !== epoch) {
        epoch = viewEpoch;
        heardSeq = 0;
        waiting = [];
        before = heard;
      }
      const fresh = calls
        .filter((call) => call.seq > heardSeq && before.indexOf(named(call)) < 0)
        .sort((one, other) => one.seq - other.seq);
      heard = calls.map(named);
      const last = fresh[fresh.length - 1];
      if (!last) return;
      heardSeq = last.seq;
      fresh.filter((call) => age(call) > maxAgeMs).forEach(leave);
      waiting = waiting.concat(fresh.filter((call) => age(call) <= maxAgeMs));
      if (waiting.length > 0) work();
    },
  };
}
