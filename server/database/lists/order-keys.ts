import type { Family } from '#generated/families.ts';
import { countingKey } from '../../ground/counting-key.ts';
import type { SqlValue } from '../command.ts';

/** Columns of a document that lists are ordered by, as write-document.ts and key-documents.ts write them. */
export interface OrderKeys {
  /** Of what people know the record by. */
  readonly nameKey: string;
  /** Of its other texts that a list can be ordered by: JSON, of those alone that small letters would not do for. */
  readonly orderKeys: SqlValue;
}

/** What the lists of a family are ordered by of a record, so that room 9 stands before room 10. */
export function orderKeysOf({ nameKey, sortable }: Pick<Family, 'nameKey' | 'sortable'>, body: object): OrderKeys {
  const values = body as Readonly<Record<string, unknown>>;
  const keys: Record<string, string> = {};
  for (const property of sortable) {
    const value = values[property];
    if (property === nameKey || typeof value !== 'string') continue;
    const key = countingKey(value);
    if (key !== inSmallLetters(value)) keys[property] = key;
  }
  return {
    nameKey: nameKey ? countingKey(String(values[nameKey] ?? '')) : '',
    orderKeys: Object.keys(keys).length > 0 ? JSON.stringify(keys) : null,
  };
}

/** The letters A to Z only, as both engines' lower() has it for our columns. */
export function inSmallLetters(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
