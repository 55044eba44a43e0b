import { isEmpty } from '../../data/changes.ts';
import { plainText, type SheetPlan, withoutZeros } from './sheet-plan.ts';

/** A record as the API answers it. */
export type KnownRecord = Readonly<Record<string, unknown>> & { readonly gid: string; readonly version?: number };

/** The records that are there, by what they are recognised by. */
export class KnownRecords {
  readonly all: readonly KnownRecord[];
  readonly #byGid: ReadonlyMap<string, KnownRecord>;
  readonly #byKey = new Map<string, Map<string, KnownRecord[]>>();
  /** By what a spreadsheet leaves of codes that begin with zeros. */
  readonly #byNumber = new Map<string, Map<string, KnownRecord[]>>();
  readonly #keys: readonly string[];

  constructor(records: readonly KnownRecord[], { keys }: Pick<SheetPlan, 'keys'>) {
    this.all = records;
    this.#keys = keys;
    this.#byGid = new Map(records.map((record) => [record.gid, record]));
    for (const key of keys) {
      this.#byKey.set(key, recordsBy(records, key, plainText));
      this.#byNumber.set(key, recordsBy(records, key, withoutZeros));
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
   * The records that a row may mean: those with the surest key that it fills in, also where a spreadsheet has taken the
   * zeros from it. A less sure one finds only records that have no surer one: two nurses of the same name have different
   * employee numbers.
   */
  meantBy(values: Readonly<Record<string, unknown>>): readonly KnownRecord[] {
    const surer: string[] = [];
    for (const key of this.#keys) {
      if (!isEmpty(values[key])) {
        const named = [this.having(key, values[key]), this.#robbed(key, String(values[key]))];
        const found = (named.find(({ length }) => length > 0) ?? []).filter((record) =>
          surer.every((one) => isEmpty(record[one])),
        );
        if (found.length > 0) return found;
        surer.push(key);
      }
    }
    return [];
  }

  #robbed(key: string, value: string): readonly KnownRecord[] {
    const left = withoutZeros(value);
    return left !== undefined && left === plainText(value) ? (this.#byNumber.get(key)?.get(left) ?? []) : [];
  }
}

function recordsBy(records: readonly KnownRecord[], key: string, of: (value: string) => string | undefined) {
  const found = new Map<string, KnownRecord[]>();
  for (const record of records) {
    const value = isEmpty(record[key]) ? undefined : of(String(record[key]));
    if (value !== undefined) found.set(value, [...(found.get(value) ?? []), record]);
  }
  return found;
}
