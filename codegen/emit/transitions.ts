import type { Model } from '../model.ts';
import { literal, printTypeScript } from '../print.ts';

/** The one table of allowed moves of a ticket. */
export function emitTransitions(model: Model): string {
  const schema = model.shapes.get('Transitions')?.schema;
  return printTypeScript(
    "import type { EventKind, QueueStatus } from './values.ts';",
    `export interface Transition {\n  from: QueueStatus;\n  by: EventKind;\n  to: QueueStatus;\n}`,
    `export const transitions: readonly Transition[] = ${literal(schema?.['x-transitions'] ?? [])};`,
    `/** Who is in line. */\nexport const waitingStatuses: readonly QueueStatus[] = ${literal(schema?.['x-waiting'] ?? [])};`,
    `/** Who stands at a counter. */\nexport const atCounterStatuses: readonly QueueStatus[] = ${literal(schema?.['x-at-counter'] ?? [])};`,
  );
}
