import { isEmpty } from '../../data/changes.ts';
import { plainText, type SheetPlan } from './sheet-plan.ts';

/** A record as the API answers it. */
export type KnownRecord = Readonly<Record<string, unknown>> & { readonly gid: string; readonly version?: number };

/** The records that are there, by what they are recognised by. */
export class KnownRecords {
  readonly all: readonly KnownRecord[];
  readonly #byGid: ReadonlyMap<string, KnownRecord>;
  readonly #byKey = new Map<string, Map<string, KnownRecord[]>>();
  readonly #keys: readonly string[];

  constructor(records: readonly KnownRecord[], { keys }: Pick<SheetPlan, 'keys'>) {
    this.all = records;
    this.#keys = keys;
    this.#byGid = new Map(records.map((record) => [record.gid, record]));
    for (const key of keys) {
      const found = new Map<string, KnownRecord[]>();
      for (const record of records) {
        if (isEmpty(record[key])) continue;
        const value = plainText(String(record[key]));
        found.set(value, [...(found.get(value) ?? []), record]);
      }
      this.#byKey.set(key, found);
    }
  }

  byGid(gid: string): KnownRecord | undefined {
    return this.#byGid.get(gid);
  }

  /** Those that have this value. */
  having(key: string, value: unknown): readonly KnownRecord[] {
    return isEmpty(value) ? [] : (this.#byKey.get(key)?.get(plainText(String(value))) ?? []);
  }

  /**
   * The records that a row may mean: those with the surest key that it fills in. A less sure one finds only records that
   * have no surer one: two nurses of the same name have different employee numbers.
   */
  meantBy(values: Readonly<Record<string, unknown>>): readonly KnownRecord[] {
    const surer: string[] = [];
    for (const key of this.#keys) {
      if (!isEmpty(values[key])) {
        const found = this.having(key, values[key]).filter((record) => surer.every((one) => isEmpty(record[one])));
        if (found.length > 0) return found;
        surer.push(key);
      }
    }
    return [];
  }
}
