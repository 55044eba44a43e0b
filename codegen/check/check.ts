import type { Model } from '../model.ts';
import type { Schema } from '../schema.ts';
import { walk } from '../schema-walk.ts';
import { shorthand } from '../shorthand.ts';
import type { SchemaFile, Sources } from '../sources.ts';
import { actingRules } from './acting-rules.ts';
import { checkCounterActions } from './counter-action-rules.ts';
import { familyRules } from './family-rules.ts';
import { fieldRules } from './field-rules.ts';
import { fileRules } from './file-rules.ts';
import { formRules } from './form-rules.ts';
import { kindRules } from './kind-rules.ts';
import { checkDepths, checkExtents, checkLayouts, checkOrientations, checkPageBlocks } from './layout/check-layouts.ts';
import { checkLooks, checkThemes } from './look/check-themes.ts';
import { nodeRules } from './node-rules.ts';
import { checkShortForms, operationRules } from './operation-rules.ts';
import { pageRules } from './page-rules.ts';
import { checkPanelWords } from './panel-words.ts';
import { checkPlaceholders } from './placeholder-rules.ts';
import { checkPluralForms } from './plural-rules.ts';
import { referenceRules } from './reference-rules.ts';
import { checkTexts } from './text-rules.ts';
import { uploadRules } from './upload-rules.ts';
import { valueRules } from './value-rules.ts';

/** Everything wrong with the sources, a line each: where, what, and the rule's name. Empty when all is well. */
export function check(sources: Sources, model: Model): string[] {
  const problems = [...checkSchemas(sources, model), ...checkFamilies(sources), ...checkShortForms(sources)];
  // Operations and texts are read through references, which must hold first.
  if (problems.length > 0) return problems;
  const ofPanels = checkPanelWords(sources);
  return [
    ...ofPanels,
    ...(ofPanels.length > 0
      ? []
      : [
          ...checkOrientations(sources),
          ...checkDepths(sources),
          ...checkExtents(sources),
          ...checkPageBlocks(sources),
          ...checkLayouts(sources, model),
          ...checkLooks(sources),
          ...checkThemes(sources, model),
        ]),
    ...checkOperations(sources, model),
    ...checkCounterActions(model),
    ...checkTexts(sources, model),
    ...checkPlaceholders(sources, model),
    ...checkPluralForms(sources),
  ];
}

function checkSchemas(sources: Sources, model: Model): string[] {
  const ofFiles = sources.schemas.flatMap((file) =>
    rulesOfFiles.flatMap(([name, rule]) =>
      rule(file, sources, model).map((message) => `${file.file}: ${message} (${name})`),
    ),
  );
  const ofNodes = [...sources.schemas, ...inlineSchemas(sources)].flatMap((file) =>
    [...walk(file)].flatMap((node) =>
      [...nodeRules].flatMap(([name, rule]) => {
        const message = rule(node, sources, model);
        return message ? [`${file.file}${node.place && ` ${node.place}`}: ${message} (${name})`] : [];
      }),
    ),
  );
  return [...ofFiles, ...ofNodes];
}

/** The rules that look at a whole file, by what they look at in it. */
export const rulesOfFiles = [
  fileRules,
  fieldRules,
  referenceRules,
  uploadRules,
  kindRules,
  valueRules,
  actingRules,
  formRules,
  pageRules,
].flatMap((rules) => [...rules]);

function checkFamilies(sources: Sources): string[] {
  return sources.families.flatMap((family) =>
    [...familyRules].flatMap(([name, rule]) =>
      rule(family, sources).map((message) => `openapi/families.yaml ${family.family}: ${message} (${name})`),
    ),
  );
}

function checkOperations(sources: Sources, model: Model): string[] {
  return model.operations.flatMap((operation) =>
    [...operationRules].flatMap(([name, rule]) =>
      rule(operation, model.operations, sources).map((message) => `${operation.origin}: ${message} (${name})`),
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
