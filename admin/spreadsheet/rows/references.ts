import { plainText, withoutZeros } from './sheet-plan.ts';

/** A record that others refer to: what it is called, the surest first (code, then name). */
export interface Referred {
  readonly gid: string;
  readonly names: readonly string[];
  /** What a row that names it takes from it where its own cells are empty. */
  readonly fills?: Readonly<Record<string, unknown>>;
}

/** Records of one family by what they may be called. */
export class References {
  readonly #labels = new Map<string, string>();
  readonly #fills = new Map<string, Referred['fills']>();
  readonly #gids = new Map<string, Set<string>>();
  /** By what a spreadsheet leaves of codes that begin with zeros. */
  readonly #byNumber = new Map<string, Set<string>>();
  readonly labels: readonly string[];

  constructor(records: readonly Referred[]) {
    for (const { gid, names, fills } of records) {
      if (fills) this.#fills.set(gid, fills);
      // "D012 陳怡君" is how people write it where names are not enough.
      for (const name of [gid, ...names, names.join(' ')]) this.#add(name, gid);
    }
    for (const { gid, names } of records) {
      const last = names.at(-1);
      const label = last && this.find(last).length === 1 ? last : names.find((name) => this.find(name).length === 1);
      this.#labels.set(gid, label ?? gid);
    }
    this.labels = records.map(({ gid }) => this.label(gid));
  }

  /** What a record is called where no other is called so; the gid of one that is not there. */
  label(gid: string): string {
    return this.#labels.get(gid) ?? gid;
  }

  /** What a row that names a record takes from it. */
  fillsOf(gid: string): Readonly<Record<string, unknown>> {
    return this.#fills.get(gid) ?? {};
  }

  /** Which records are called so, or were before a spreadsheet took the zeros from a code. */
  find(text: string): string[] {
    const plain = plainText(text);
    return [...(this.#gids.get(plain) ?? this.#byNumber.get(plain) ?? [])];
  }

  #add(name: string, gid: string): void {
    const plain = plainText(name);
    if (plain === '') return;
    this.#gids.set(plain, (this.#gids.get(plain) ?? new Set()).add(gid));
    const number = withoutZeros(name);
    if (number !== undefined) this.#byNumber.set(number, (this.#byNumber.get(number) ?? new Set()).add(gid));
  }
}
