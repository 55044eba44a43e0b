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
  /** The writer is about to change somebody's access (access.ts). */
  changeAccess(): void;
  /** The commit that wrote to settled tables or changed access is done, or undone. */
  settle(): void;
  /** How often the writer has begun to commit. */
  commits(): number;
  /** A number that changes with the settled tables; undefined while one of them is being written. */
  settled(): number | undefined;
  /** A number that changes when somebody's access may have; undefined while it is being changed. */
  access(): number | undefined;
}

/** Room for the marks, to be handed to both threads. */
export const marksBytes = 12;

/** Both threads' view of the same marks. */
export function commitMarks(shared: SharedArrayBuffer): CommitMarks {
  const marks = new Int32Array(shared);
  const [commits, settled, access] = [0, 1, 2];
  const isOdd = (mark: number) => Atomics.load(marks, mark) % 2 !== 0;
  const begin = (mark: number) => void (isOdd(mark) || Atomics.add(marks, mark, 1));
  const end = (mark: number) => void (isOdd(mark) && Atomics.add(marks, mark, 1));
  const atRest = (mark: number) => (isOdd(mark) ? undefined : Atomics.load(marks, mark));
  return {
    committing: () => void Atomics.add(marks, commits, 1),
    unsettle: () => begin(settled),
    changeAccess: () => begin(access),
    settle: () => {
      end(settled);
      end(access);
    },
    commits: () => Atomics.load(marks, commits),
    settled: () => atRest(settled),
    access: () => atRest(access),
  };
}
