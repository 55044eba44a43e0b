import type { FormDefinition } from './form-definition.ts';

const files = import.meta.glob<{ default: FormDefinition }>('../../generated/forms/*.json');

/** Loads the generated form of an entity or panel type, such as "Media". */
export async function loadForm(name: string): Promise<FormDefinition> {
  const load = files[`../../generated/forms/${name}.json`];
  if (!load) throw new Error(`generated/forms has no ${name}.json`);
  return (await load()).default;
}
