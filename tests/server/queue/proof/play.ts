import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#server/database/database.ts';
import type { AnyCommand } from '#server/database/define-command.ts';
import { Refusal } from '#server/errors/refusal.ts';
import { commandOf } from './command-of.ts';
import type { Line, Outcome } from './history.ts';
import { clockAfter, type Scene, stepsOf } from './scene.ts';
import { type Shown, shownBy } from './shown.ts';
import { people } from './step.ts';

/** What a scene is played on. */
export interface Stage {
  readonly organisationGid: string;
  /** The database as the server has it open; after a cut it may be another. */
  readonly database: () => Database;
  /** What its clock shows; it is put on by the scene. */
  readonly clock: { now: number };
  readonly note: (line: Line) => void;
  /** Cuts the line, or the power, and settles when there is a line again. */
  readonly cut: () => Promise<void>;
  /** Keys of the steps that were answered in an earlier life. */
  readonly done?: ReadonlySet<string>;
  /** What desks showed at presses that were sent in an earlier life, by their keys: they are sent again as they were. */
  readonly pressed?: Readonly<Record<string, number>>;
}

/**
 * Plays a scene: the morning, then the steps of one person one after the other, all people at the same time; clock and network wait for
 * the steps before them. The key of a step is its place in the list, so that a crowd that comes back after a crash
 * sends the same calls again.
 */
export async function play(scene: Scene, stage: Stage): Promise<void> {
  const { organisationGid, note, clock, done = new Set(), pressed = {} } = stage;
  const shown: Shown = new Map();
  const keyed = stepsOf(scene).map((step, index) => ({ step, index, key: `${organisationGid}-${index}-key` }));
  const ended = keyed.map(({ key }) => {
    const end = Promise.withResolvers<void>();
    if (done.has(key)) end.resolve();
    return end;
  });
  const send = async (command: AnyCommand, argument: object, key: string): Promise<Outcome> => {
    const once = { organisationGid, key, fingerprint: `${command.commandName}${JSON.stringify(argument)}` };
    for (;;) {
      try {
        return { answer: await stage.database().write(command, argument, once) };
      } catch (error) {
        // Whether it was done, nobody knows: the same call under the same key, until there is an answer.
        if (!(error instanceof Refusal && error.isTemporary())) return refused(error);
        await sleep(2);
      }
    }
  };
  const doOne = async ({ step: planned, index, key }: (typeof keyed)[number]) => {
    const step = await shownBy(shown, planned, stage, pressed[key]);
    const sent = commandOf(step, organisationGid);
    if (sent) {
      note({ key, step });
      const first = send(sent.command, sent.argument, key);
      const second = step.again ? send(sent.command, sent.argument, key) : undefined;
      note({ key, outcome: await first });
      if (second) note({ key, outcome: await second, again: true });
    } else {
      await Promise.all(ended.slice(0, index).map(({ promise }) => promise));
      note({ key, step });
      if (step.doing.kind === 'goOn') clock.now = Math.max(clock.now, clockAfter(scene, index + 1));
      note({ key, outcome: { answer: clock.now } });
      if (step.doing.kind === 'cut') {
        await sleep(step.doing.afterMs);
        await stage.cut();
      }
    }
    ended[index]!.resolve();
  };
  const left = keyed.filter(({ key }) => !done.has(key));
  const [morning, rest] = [0, 1].map((part) =>
    left.filter(({ index }) => (index < scene.morning.length ? 0 : 1) === part),
  ) as [typeof left, typeof left];
  for (const one of morning) await doOne(one);
  await Promise.all(
    people.map(async (who) => {
      for (const one of rest) if (one.step.who === who) await doOne(one);
    }),
  );
}

/** What is refused is part of the history; anything else is a fault. */
export function refused(error: unknown): Outcome {
  if (error instanceof Refusal) return { refused: error.entries[0]?.code ?? '' };
  throw error;
}
