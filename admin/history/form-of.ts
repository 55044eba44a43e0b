import { panelTypes } from '#generated/panel-types.ts';
import { type Resource, type ResourceName, resources } from '#generated/resources.ts';
import type { FormDefinition } from '../form/form-definition.ts';
import { loadForm } from '../form/load-form.ts';
import { formOfOther } from './other-kinds.ts';

/** The description of a kind of record, where it has pages. */
export function resourceOf(family: string): Resource | undefined {
  return resources[family as ResourceName];
}

/** The form that names the fields of a record; of a record of a kind (a panel's type) the kind's. */
export async function formOf(family: string, variant?: string): Promise<FormDefinition> {
  const other = formOfOther(family);
  if (other) return other;
  const name = panelTypes.find(({ name }) => name === variant)?.schema ?? resourceOf(family)?.form;
  return name ? loadForm(name) : { schema: {}, uiSchema: {} };
}
