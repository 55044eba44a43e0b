import type { Model } from '../model.ts';
import { literal, printTypeScript } from '../print.ts';

/** The schema of the server's environment itself: the server checks with it what it is started with. */
export function emitEnvironment(model: Model): string {
  const schema = model.shapes.get('ServerEnvironment')?.schema ?? {};
  return printTypeScript(`export const environmentSchema = ${literal(schema)};`);
}
