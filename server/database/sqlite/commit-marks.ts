/**
 * What the writer thread lets its process know of its commits at once, in shared memory: messages come later than the
 * commits that they tell of. A reader takes its marks before and after its snapshot begins; what lies between them may
 * have changed.
 */
export interface CommitMarks {
  /** The writer is about to commit. */
  committing(): void;
  /** The writer is about to write to a settled table (read-cache.ts); what is read until it has settled is not kept. */
  unsettle(): void;
  /** The commit that wrote to settled tables is done, or undone. */
  settle(): void;
  /** How often the writer has begun to commit. */
  commits(): number;
  /** A number that changes with the settled tables; undefined while one of them is being written. */
  settled(): number | undefined;
}

/** Room for the marks, to be handed to both threads. */
export const marksBytes = 8;

/** Both threads' view of the same marks. */
export function commitMarks(shared: SharedArrayBuffer): CommitMarks {
  const marks = new Int32Array(shared);
  const [commits, settled] = [0, 1];
  const isOdd = () => Atomics.load(marks, settled) % 2 !== 0;
  return {
    committing: () => void Atomics.add(marks, commits, 1),
    unsettle: () => void (isOdd() || Atomics.add(marks, settled, 1)),
    settle: () => void (isOdd() && Atomics.add(marks, settled, 1)),
    commits: () => Atomics.load(marks, commits),
    settled: () => (isOdd() ? undefined : Atomics.load(marks, settled)),
  };
}
