import type { Writer } from './page.ts';

/** What to do when something happens: each case with its answer. */
export function casesOf(cases: readonly (readonly [when: string, answer: string])[], { say }: Writer): string[] {
  return [`## ${say('manual.cases')}`, ...cases.map(([when, answer]) => `**${when}** — ${answer}`)];
}
