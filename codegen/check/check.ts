import { expand } from '../expand/expand.ts';
import { shorthand } from '../expand/shorthand.ts';
import type { Schema, SchemaFile, Sources } from '../model.ts';
import { walk } from '../schema-walk.ts';
import { familyRules } from './family-rules.ts';
import { fileRules } from './file-rules.ts';
import { nodeRules } from './node-rules.ts';
import { checkShortForms, operationRules } from './operation-rules.ts';
import { checkPanelWords } from './panel-words.ts';
import { checkTexts } from './text-rules.ts';

/** Everything wrong with the sources, a line each: where, what, and the rule's name. Empty when all is well. */
export function check(sources: Sources): string[] {
  const problems = [...checkSchemas(sources), ...checkFamilies(sources), ...checkShortForms(sources)];
  // Operations and texts are read through references, which must hold first.
  return problems.length > 0
    ? problems
    : [...checkPanelWords(sources), ...checkOperations(sources), ...checkTexts(sources)];
}

function checkSchemas(sources: Sources): string[] {
  const ofFiles = sources.schemas.flatMap((file) =>
    [...fileRules].flatMap(([name, rule]) =>
      rule(file, sources).map((message) => `${file.file}: ${message} (${name})`),
    ),
  );
  const ofNodes = [...sources.schemas, ...inlineSchemas(sources)].flatMap((file) =>
    [...walk(file)].flatMap((node) =>
      [...nodeRules].flatMap(([name, rule]) => {
        const message = rule(node, sources);
        return message ? [`${file.file}${node.place && ` ${node.place}`}: ${message} (${name})`] : [];
      }),
    ),
  );
  return [...ofFiles, ...ofNodes];
}

function checkFamilies(sources: Sources): string[] {
  return sources.families.flatMap((family) =>
    [...familyRules].flatMap(([name, rule]) =>
      rule(family, sources).map((message) => `openapi/families.yaml ${family.family}: ${message} (${name})`),
    ),
  );
}

function checkOperations(sources: Sources): string[] {
  const { operations, wire } = expand(sources);
  return operations.flatMap((operation) =>
    [...operationRules].flatMap(([name, rule]) =>
      rule(operation, operations, sources, wire).map((message) => `${operation.origin}: ${message} (${name})`),
    ),
  );
}

/** Schemas that stand in openapi/paths/ themselves follow the rules of schemas/ too. */
function inlineSchemas(sources: Sources): SchemaFile[] {
  return sources.paths.flatMap(({ file, items }) =>
    Object.values(items).flatMap((item) =>
      Object.values(item).flatMap(({ operationId, body, returns, stream, list, query = {}, path = {} }) => {
        const parts: [string, string | Schema | undefined][] = [
          ['body', body],
          ['returns', returns],
          ['stream', stream],
          ['list', list],
          ...Object.entries({ ...query, ...path }),
        ];
        return parts.flatMap(([part, schema]) =>
          schema === undefined
            ? []
            : [{ file: `${file} ${operationId} ${part}`, folder: 'openapi', name: part, schema: shorthand(schema) }],
        );
      }),
    ),
  );
}
