import type { Step } from './step.ts';

/** What became of a command: an answer, or the code with which it was refused. */
export type Outcome = { readonly answer: unknown } | { readonly refused: string };

/** A step as it went: between when it was sent and when it was answered it took place. */
export interface Happened {
  readonly step: Step;
  /** Its idempotency key. */
  readonly key: string;
  /** Moments by a clock that only orders: when it was first sent, when it was first answered. */
  readonly sentAt: number;
  readonly answeredAt: number;
  readonly outcome: Outcome;
  /** What it answered when it was sent again. */
  readonly outcomeAgain?: Outcome | undefined;
}

/** One line of a history as it is written down while it goes on. */
export type Line =
  | { readonly key: string; readonly step: Step }
  | { readonly key: string; readonly outcome: Outcome; readonly again?: boolean };

/** Puts lines together, also those of several lives of one crowd; a step that was never answered is left out. */
export function historyOf(lines: readonly Line[]): Happened[] {
  const found = new Map<string, Happened>();
  for (const [moment, line] of lines.entries()) {
    const known = found.get(line.key);
    if ('step' in line) {
      if (!known)
        found.set(line.key, {
          step: line.step,
          key: line.key,
          sentAt: moment,
          answeredAt: Infinity,
          outcome: { refused: '' },
        });
    } else if (known && line.again) {
      found.set(line.key, { ...known, outcomeAgain: line.outcome });
    } else if (known) {
      found.set(line.key, { ...known, answeredAt: moment, outcome: line.outcome });
    }
  }
  return [...found.values()].filter(({ answeredAt }) => answeredAt < Infinity);
}

/** A history for people: one line for each step, in the order of the answers. */
export function printed(history: readonly Happened[]): string {
  return history
    .toSorted((a, b) => a.answeredAt - b.answeredAt)
    .map(({ step: { who, doing, again }, sentAt, answeredAt, outcome }) => {
      const told = 'refused' in outcome ? `refused: ${outcome.refused}` : JSON.stringify(outcome.answer);
      return `${`${sentAt}–${answeredAt}`.padStart(9)} ${who} ${JSON.stringify(doing)}${again ? ' (twice)' : ''} → ${told}`;
    })
    .join('\n');
}
