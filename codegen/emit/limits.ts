import type { Model } from '../model.ts';
import { docComment, literal, printTypeScript } from '../print.ts';

/** Business constants and limits that belong to no single field. */
export function emitLimits(model: Model): string {
  const limits = model.shapes.get('Limits')?.schema.properties ?? {};
  const lines = Object.entries(limits).map(
    ([name, limit]) => `${docComment(limit.description, '  ')}  ${name}: ${literal(limit.const)},\n`,
  );
  return printTypeScript(`export const limits = {\n${lines.join('')}} as const;`);
}
