import type { Model } from '../model.ts';
import { literal, printTypeScript } from '../print.ts';

/** The one table of allowed moves of a ticket. */
export function emitTransitions(model: Model): string {
  const table = model.sources.schemas.find((file) => file.name === 'Transitions')?.schema['x-transitions'] ?? [];
  return printTypeScript(
    "import type { EventKind, QueueStatus } from './values.ts';",
    `export interface Transition {\n  from: QueueStatus;\n  by: EventKind;\n  to: QueueStatus;\n}`,
    `export const transitions: readonly Transition[] = ${literal(table)};`,
  );
}
