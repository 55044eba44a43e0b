import { limits } from '#generated/limits.ts';
import type { PanelView, ViewCall } from '#generated/shapes.ts';
import { stillStands } from './still-stands.ts';

/** What a clock may be early by: a call a second stays a call a second. */
const slackMs = 60;
/** As many as can be seen in the time that the card may lag behind, each for one picture of the screen; the newest wait. */
const mostWaiting = Math.floor((limits.cardBehindMs * 60) / 1000);

type Calls = Pick<PanelView, 'epoch' | 'calls' | 'latest'>;

export interface Turn {
  /** Whose turn it is; `at` is when it took the card, so that it flashes then. */
  call: ViewCall | null;
  /** When the next one's turn comes, if one waits. */
  waitMs: number | undefined;
}

/**
 * Lets calls that come together take the card one after another, the oldest first, so that each is seen. One that is
 * taken back leaves; what was called before the screen began, or a minute ago, has no turn of its own.
 * @param now the server's time in ms; each view sets it a little
 * @param steady time in ms that nothing sets
 */
export function createTurns(
  now: () => number,
  steady: () => number = () => performance.now(),
): { take(view: Calls): void; next(): Turn } {
  let epoch: string | undefined;
  let known = 0;
  let waiting: ViewCall[] = [];
  let shown: ViewCall | null = null;
  let since = Number.NEGATIVE_INFINITY;
  /** How long each of those who wait has the card. */
  let share = 0;

  return {
    take({ epoch: of, calls, latest }) {
      const listed = calls.slice().sort((one, other) => one.seq - other.seq);
      if (latest && listed.every(({ seq }) => seq !== latest.seq)) listed.push(latest);
      const began = of !== epoch;
      if (began || !latest) {
        epoch = of;
        waiting = [];
        shown = latest;
      } else {
        const recent = now() - limits.spokenCallMaxAgeSeconds * 1000;
        const fresh = listed.filter(({ seq, at }) => seq > known && at > recent);
        const standing = waiting.filter((call) => stillStands(call, listed));
        waiting = standing.concat(fresh).slice(-mostWaiting);
        const fair = Math.floor(limits.cardBehindMs / waiting.length);
        if (fresh.length > 0) share = Math.min(limits.cardLeastMs - slackMs, fair);
        if (!shown || !stillStands(shown, listed)) {
          // The card is free, or what stands on it was taken back.
          shown = waiting.shift() || latest;
          since = steady();
        } else if (waiting.length === 0 && shown.seq !== latest.seq) shown = latest;
      }
      // A counter may have another name by now.
      const [same] = listed.filter(({ seq }) => shown && seq === shown.seq);
      if (shown && same) shown = Object.assign({}, same, { at: shown.at });
      known = listed.reduce((last, { seq }) => Math.max(last, seq), began ? 0 : known);
    },
    next() {
      const at = steady();
      const [first] = waiting;
      if (first && at - since >= share) {
        waiting.shift();
        shown = first.at < now() - slackMs * 2 ? Object.assign({}, first, { at: now() }) : first;
        since = at;
      }
      return { call: shown, waitMs: waiting.length > 0 ? Math.max(0, since + share - at) : undefined };
    },
  };
}
