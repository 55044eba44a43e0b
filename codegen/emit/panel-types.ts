import { looksOf, spaced } from '../look/looks.ts';
import { themeOf } from '../look/palettes.ts';
import type { Model, Schemas, Shape } from '../model.ts';
import { literal, printTypeScript } from '../print.ts';
import { inline } from '../references.ts';
import type { Json, PanelWords } from '../schema-words.ts';

const types = `/** A panel type as data: what its file says about it, and what an administrator fills in. */
export interface BuiltInPanel extends PanelType {
  /** Name of its schema and form. */
  schema: string;
  /** JSON Schema of its settings, self-contained. */
  settings: Readonly<Record<string, unknown>>;
  /** Values of settings that a new panel starts from. */
  defaults: Readonly<PanelSettings>;
}`;

/** Every built-in panel type, by panel mode. */
export function emitPanelTypes({ shapes, schemas }: Model): string {
  const panelTypes = [...shapes.values()]
    .flatMap((file) => {
      const panel = file.schema['x-panel'];
      return panel
        ? [
            {
              ...panel,
              layout: layoutOf(panel, schemas),
              schema: file.name,
              settings: inline(file.schema, schemas),
              defaults: defaultsOf(file),
            },
          ]
        : [];
    })
    .sort((one, other) => one.index - other.index);
  return printTypeScript(
    "import type { PanelSettings } from './device.ts';\nimport type { PanelType } from './shapes.ts';",
    types,
    `export const panelTypes: readonly BuiltInPanel[] = ${literal(panelTypes)};`,
  );
}

/** A type's layout in its own look. */
function layoutOf(panel: PanelWords, schemas: Schemas): Json {
  const theme = themeOf(panel);
  if (!theme) return panel.layout;
  const layout = spaced(panel.layout, theme.sizes?.space ?? 1) as { [name: string]: Json };
  return { ...layout, looks: looksOf(theme, schemas) };
}

/** The values that a new panel's settings start from. */
function defaultsOf({ fields }: Shape): Record<string, unknown> {
  const given = fields.filter((field) => field.resolved.default !== undefined);
  return Object.fromEntries(given.map((field) => [field.name, field.resolved.default]));
}
