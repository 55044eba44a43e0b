import type { Model } from '../model.ts';
import { literal, printTypeScript } from '../print.ts';

/** How long data live by the law of each region, where an organisation says nothing of its own. */
export function emitRetention({ shapes }: Model): string {
  const schema = shapes.get('Retention')?.schema ?? {};
  return printTypeScript(
    "import type { Retention } from './shapes.ts';\nimport type { RetentionRegion } from './values.ts';",
    `export const retentionPresets = ${literal(
      schema['x-presets'] ?? [],
    )} as const satisfies readonly { readonly name: RetentionRegion; readonly retention: Retention }[];`,
  );
}
