import type { RaRecord } from 'react-admin';
import type { Resource } from '#generated/resources.ts';

/** What a list calls a record: its name, or what names it for sure. */
export function nameIn({ nameKey = 'id' }: Resource, record: RaRecord): string {
  return String(record[nameKey] ?? record.id);
}
