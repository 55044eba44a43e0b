import type { Database } from '#server/database/database.ts';
import { Refusal } from '#server/errors/refusal.ts';
import type { Line, Outcome } from './history.ts';
import { commandOf, people, type Step } from './step.ts';

/**
 * Plays steps on an open database: those of one person one after the other, all people at the same time. The key of a
 * step is its place in the list, so that a crowd that comes back after a crash sends the same calls again.
 */
export async function play(
  database: Database,
  organisationGid: string,
  steps: readonly Step[],
  note: (line: Line) => void,
  done: ReadonlySet<string> = new Set(),
): Promise<void> {
  const keyed = steps.map((step, index) => ({ step, key: `${organisationGid}-${index}-key` }));
  await Promise.all(
    people.map(async (who) => {
      for (const { step, key } of keyed) {
        if (step.who !== who || done.has(key)) continue;
        const { name, argument } = commandOf(step, organisationGid);
        const once = { organisationGid, key, fingerprint: `${name}${JSON.stringify(argument)}` };
        const send = () => database.write(name, argument as never, once).then(answered, refused);
        note({ key, step });
        const first = send();
        const second = step.again ? send() : undefined;
        note({ key, outcome: await first });
        if (second) note({ key, outcome: await second, again: true });
      }
    }),
  );
}

const answered = (answer: unknown): Outcome => ({ answer });

/** What is refused is part of the history; anything else is a fault. */
export function refused(error: unknown): Outcome {
  if (error instanceof Refusal) return { refused: error.entries[0]?.code ?? '' };
  throw error;
}
