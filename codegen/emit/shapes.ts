import type { Model } from '../model.ts';
import { docComment, printTypeScript } from '../print.ts';

/** A short name for every shape that crosses HTTP. */
export function emitShapes(model: Model): string {
  const types = [...model.wire].map(
    ([name, schema]) => `${docComment(schema.description)}export type ${name} = components['schemas']['${name}'];`,
  );
  return printTypeScript("import type { components } from './api.ts';", types.join('\n'));
}
