import { bundleSettings } from '../expand/settings.ts';
import type { Model } from '../model.ts';
import { literal, printTypeScript } from '../print.ts';

const types = `/** A panel type as data: what its file says about it, and what an administrator fills in. */
export interface BuiltInPanel extends PanelType {
  /** Name of its schema and form. */
  schema: string;
  /** JSON Schema of its settings, self-contained. */
  settings: Readonly<Record<string, unknown>>;
  /** Values of settings that a new panel starts from. */
  defaults: Readonly<Record<string, unknown>>;
}`;

/** Every built-in panel type, by panel mode. */
export function emitPanelTypes({ sources }: Model): string {
  const panelTypes = sources.schemas
    .flatMap((file) => {
      const panel = file.schema['x-panel'];
      return panel ? [{ ...panel, schema: file.name, ...bundleSettings(file.schema, sources) }] : [];
    })
    .sort((one, other) => one.index - other.index);
  return printTypeScript(
    "import type { PanelType } from './shapes.ts';",
    types,
    `export const panelTypes: readonly BuiltInPanel[] = ${literal(panelTypes)};`,
  );
}
