/** A start of a device's page, by the moment that it names; `asked` where it was asked to pair again. */
export interface Start {
  readonly at: number;
  readonly asked?: true;
}

export interface Judged {
  /** Newest first; the same list where nothing is new. */
  readonly starts: readonly Start[];
  /** This start has the identity of another device, and must get one of its own. */
  readonly pairAgain: boolean;
  /** It has just shown that another device uses its identity. */
  readonly copied: boolean;
}

/** Starts that are remembered: of a cloned class of boxes each gets its turn. */
const mostStarts = 12;

/**
 * What a report says about who else uses a device's key. A page that is loaded anew never reports under its former start
 * again: one that does, after a newer start has reported, runs beside it on another machine. The newer one goes.
 */
export function judgeStart(starts: readonly Start[], at: number): Judged {
  const place = starts.findIndex((one) => one.at === at);
  if (place < 0) return { starts: [{ at }, ...starts].slice(0, mostStarts), pairAgain: false, copied: false };
  const pairAgain = starts[place]?.asked === true;
  const newer = starts.slice(0, place);
  if (pairAgain || newer.every(({ asked }) => asked)) return { starts, pairAgain, copied: false };
  const told = [...newer.map((one): Start => ({ ...one, asked: true })), ...starts.slice(place)];
  return { starts: told, pairAgain, copied: true };
}
