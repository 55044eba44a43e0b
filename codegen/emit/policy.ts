import type { Model } from '../model.ts';
import { literal, printTypeScript } from '../print.ts';
import type { Schema } from '../schema.ts';

/** The rules of a queue where nobody set any, and the sets that are offered ready made. */
export function emitPolicy({ shapes }: Model): string {
  const { schema, fields } = shapes.get('QueuePolicy') ?? { schema: {} as Schema, fields: [] };
  const defaults = Object.fromEntries(fields.map((field) => [field.name, field.resolved.default]));
  return printTypeScript(
    "import type { QueuePolicy } from './shapes.ts';",
    `export const queuePolicyDefaults: Required<QueuePolicy> = ${literal(defaults)};`,
    `/** Ready-made sets by name; what one leaves out has its default. */\nexport const queuePolicyPresets = ${literal(
      schema['x-presets'] ?? [],
    )} as const satisfies readonly { readonly name: string; readonly policy: QueuePolicy }[];`,
  );
}
