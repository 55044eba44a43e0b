import type { Schema } from '../schema.ts';

/** What a property is, apart from its limits. */
export function kindOf({ type, $ref, items }: Schema = {}): string {
  return [type, $ref, items?.type, items?.$ref].join();
}
