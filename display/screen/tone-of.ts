import type { Tone } from '#generated/values.ts';
import { valueAt } from '../text/value-at.ts';

/** The tone of a block: a setting's, or its own. */
export function toneOf(block: { tone?: Tone; toneFrom?: string }, data: unknown): string {
  return String((block.toneFrom && valueAt(data, block.toneFrom)) || block.tone || 'ink');
}
