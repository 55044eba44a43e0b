import { families } from '#generated/families.ts';
import type { Document } from '../documents/document.ts';

/** The name that people gave a record; '' where its family has none. */
export function nameOfRecord({ family, body }: Document): string {
  const { nameKey = '' } = families[family];
  return String((body as Record<string, unknown>)[nameKey] ?? '').trim();
}
