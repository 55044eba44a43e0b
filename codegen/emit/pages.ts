import type { Model } from '../model.ts';
import { literal, printTypeScript } from '../print.ts';

const type = `/** A page that is no panel and is drawn as one. */
export interface Page {
  layout: Layout;
  /** What its blocks read of settings. */
  settings: Readonly<Record<string, unknown>>;
}`;

/** Pages that are no panels, by their names. */
export function emitPages({ shapes }: Model): string {
  const pages = [...shapes.values()].flatMap(({ name, schema }) =>
    schema['x-page'] ? [[name.charAt(0).toLowerCase() + name.slice(1), schema['x-page']]] : [],
  );
  return printTypeScript(
    "import type { Layout } from './shapes.ts';",
    type,
    `export const pages = ${literal(Object.fromEntries(pages))} satisfies Readonly<Record<string, Page>>;`,
  );
}
