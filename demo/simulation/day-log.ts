import type { ClinicClock } from './clock.ts';

const counted = ['checkedIn', 'taken', 'called', 'recalled', 'passed', 'paused', 'refused'] as const;
export type Counted = (typeof counted)[number];

const words: Record<Counted, string> = {
  checkedIn: 'checked in',
  taken: 'numbers taken',
  called: 'called',
  recalled: 'recalled',
  passed: 'passed',
  paused: 'breaks',
  refused: 'refused by the server',
};

/** What happens during the day, a line each, and how often. */
export interface DayLog {
  tell(what: Counted | undefined, where: string, text: string): void;
  /** Counts as a table of two columns. */
  summary(): string;
  counts(): Readonly<Record<Counted, number>>;
}

export function startLog(clock: ClinicClock, print: (line: string) => void): DayLog {
  const counts = Object.fromEntries(counted.map((what) => [what, 0])) as Record<Counted, number>;
  return {
    counts: () => counts,
    tell: (what, where, text) => {
      if (what) counts[what] += 1;
      print(`${timeOf(clock.minute())}  ${padded(where)}  ${text}`);
    },
    summary: () => counted.map((what) => `${String(counts[what]).padStart(6)}  ${words[what]}`).join('\n'),
  };
}

/** Pads to ten columns; Chinese characters take two. */
function padded(text: string): string {
  const columns = [...text].reduce((sum, character) => sum + (character > '\u2e80' ? 2 : 1), 0);
  return text + ' '.repeat(Math.max(0, 10 - columns));
}

function timeOf(minute: number): string {
  const whole = Math.floor(minute);
  return `+${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
