import type { OnWriting } from '../database/write-listeners.ts';
import { Refusal } from '../errors/refusal.ts';
import type { Reading } from './reading.ts';

/** A look waits at most so long for a commit that is made anyway, … */
const rideMs = 40;
/** … and not at all where nobody has written for so long. */
const idleMs = 200;
/** Looks in one transaction. */
const most = 50;

type Write = (organisationGid: string, readings: readonly Reading[]) => Promise<unknown>;

interface Look {
  readonly reading: Reading;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** Writes looks together where there are many. */
export interface Looks {
  /** Settles when the look is on the disk. Throws what the database throws. */
  note(reading: Reading): Promise<void>;
  /** Writes what is gathered; settles when it is written or failed. */
  flush(): Promise<void>;
}

/**
 * Gathers looks, which go along with whatever else is written. Every commit makes the readers of the queue ask the
 * database again: where many press, a commit for each look would take from the calls (docs/decisions/056).
 */
export function gatherLooks(write: Write, onWriting: OnWriting, now = () => performance.now()): Looks {
  let gathered: Look[] = [];
  let timer: NodeJS.Timeout | undefined;
  let lastWrite = Number.NEGATIVE_INFINITY;

  const flush = async () => {
    clearTimeout(timer);
    timer = undefined;
    const parts = inParts(gathered);
    gathered = [];
    await Promise.all(parts.map(writePart));
  };
  const writePart = async (part: readonly Look[]): Promise<void> => {
    try {
      await write(
        part[0]?.reading.organisationGid ?? '',
        part.map(({ reading }) => reading),
      );
      for (const { resolve } of part) resolve();
    } catch (error) {
      const isTemporary = error instanceof Refusal && error.isTemporary();
      // One that cannot be written takes none of the others with it; a database that is away takes none of them.
      if (part.length > 1 && !isTemporary) await Promise.all(part.map((look) => writePart([look])));
      else for (const { reject } of part) reject(error);
    }
  };

  onWriting(() => {
    lastWrite = now();
    if (gathered.length > 0) void flush();
  });
  return {
    note: (reading) =>
      new Promise((resolve, reject) => {
        gathered.push({ reading, resolve, reject });
        if (now() - lastWrite > idleMs) void flush();
        else timer ??= setTimeout(flush, rideMs);
      }),
    flush,
  };
}

/** Parts of one organisation each, none too large. */
function inParts(looks: readonly Look[]): Look[][] {
  const parts = new Map<string, Look[][]>();
  for (const look of looks) {
    const own = parts.get(look.reading.organisationGid) ?? [];
    const last = own.at(-1);
    if (last && last.length < most) last.push(look);
    else own.push([look]);
    parts.set(look.reading.organisationGid, own);
  }
  return [...parts.values()].flat();
}
