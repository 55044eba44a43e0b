/** What codegen knows of the kinds of record that the administration has pages for. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FormDefinition } from '#admin/form/form-definition.ts';
import { exampleRecord } from '#codegen/expand/example.ts';
import { expand } from '#codegen/expand/expand.ts';
import { load } from '#codegen/load.ts';
import type { Shape } from '#codegen/model.ts';
import { operations } from '#generated/operations.ts';
import { type Resource, type ResourceName, resources } from '#generated/resources.ts';
import { familyScreens } from '../../specification/admin/screens.ts';
import type { Values } from './sample.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const model = expand(load(root));
const screens = new Map(familyScreens().map((family) => [family.name, family.screens]));

/** Those that people make, in lists and forms that are all generated. */
export const walkedResources: readonly Resource[] = Object.values(resources).filter(
  ({ name, operations: { create } }) => create && screens.get(name)?.create === 'generated',
);

/** Those that nobody makes, in generated lists: logs. Changes are told field by field on a page of their own (admin/logs.test.ts). */
export const readResources: readonly Resource[] = Object.values(resources).filter(
  ({ name, dated, operations: { create, list } }) =>
    dated && list && !create && name !== 'changeLog' && screens.get(name)?.list === 'generated',
);

/** Whether only the provider's own staff has them. */
export function isForProvider({ operations: { list } }: Resource): boolean {
  return list !== undefined && !(operations[list].security as readonly string[]).includes('session');
}

/** The generated form of an entity, or of one kind of it. */
export function readForm(name: string): FormDefinition {
  return JSON.parse(readFileSync(`${root}generated/forms/${name}.json`, 'utf8'));
}

/** The example of its schema. */
export function readExample({ entity }: Resource): Values {
  return exampleRecord(model.shapes.get(entity) as Shape, model.schemas);
}

/** Families that a form's fields refer to. */
export function referredBy(form: FormDefinition): ResourceName[] {
  return [...JSON.stringify(form.uiSchema).matchAll(/"reference":\{"family":"(\w+)"/g)].map(
    ([, name]) => name as ResourceName,
  );
}
