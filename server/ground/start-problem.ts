/** How the process ends when it cannot start; the numbers follow sysexits.h, so that supervisors can tell them apart. */
export const exitCodes = {
  /** The environment is wrong. */
  usage: 64,
  /** The database file is damaged. */
  corrupt: 65,
  /** The port is taken, or another process uses the data folder. */
  taken: 69,
  /** The data folder cannot be written. */
  unwritable: 73,
  /** PostgreSQL does not answer; a later start may find it. */
  unreachable: 75,
} as const;

/** Something the operator must mend before the server can start; the message says what, without a stack. */
export class StartProblem extends Error {
  readonly exitCode: number;

  constructor(exitCode: number, message: string) {
    super(message);
    this.name = 'StartProblem';
    this.exitCode = exitCode;
  }
}
