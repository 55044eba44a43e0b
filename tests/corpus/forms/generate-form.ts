import type { FormDefinition } from '#admin/form/form-definition.ts';
import { check } from '#codegen/check/check.ts';
import { emitForms } from '#codegen/emit/forms.ts';
import { expand } from '#codegen/expand/expand.ts';
import { product } from '#tests/codegen/fixture.ts';
import { type Adapted, adapt, type Foreign } from './adapt.ts';

/** A schema of somebody else as our generator takes it: its form, or why it is refused. */
export type Generated = { adapted: Adapted } & ({ form: FormDefinition; refused?: never } | { refused: string });

/** Puts a schema beside those of the small product of the tests and lets codegen load, expand, check and emit it. */
export function generateForm(schema: Foreign): Generated {
  const adapted = adapt(schema);
  const sources = product();
  sources.schemas.push(...adapted.files);
  const [problem] = checkTextless(sources);
  if (problem) return { adapted, refused: problem };
  const form = emitForms(expand(sources)).get('Example') ?? '';
  return { adapted, form: JSON.parse(form) };
}

/** Every rule but the one that each field has a name in three languages: nobody else's schema has that. */
function checkTextless(sources: ReturnType<typeof product>): string[] {
  const model = expand(sources);
  return check(sources, model).filter((problem) => !problem.endsWith('(texts-exist)'));
}
