import type { Model } from '../model.ts';
import { docComment, literal, printTypeScript, union } from '../print.ts';

/** Every enumeration as a constant array, with the type of its members under the same name. */
export function emitValues(model: Model): string {
  const enumerations = [...model.wire].flatMap(([name, schema]) => {
    if (!schema.enum) {
      return [];
    }
    const values = literal(schema.enum);
    return [
      `${docComment(schema.description)}export const ${name} = ${values} as const;\nexport type ${name} = (typeof ${name})[number];`,
    ];
  });
  return printTypeScript(...enumerations, panelTypeNames(model));
}

function panelTypeNames(model: Model): string {
  const names = [...model.shapes.values()].flatMap((file) => file.schema['x-panel']?.name ?? []).sort();
  return `/** Panel types that are built in, by the name in their addresses; more may be published at run time. */\nexport type BuiltInPanelType = ${union(names)};`;
}
