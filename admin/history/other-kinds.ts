import type { FormDefinition } from '../form/form-definition.ts';

type Words = Record<string, object>;

/** What is changed without being a record of a family, with the words of the fields that are noted of it. */
const fieldsOf = {
  businessDay: {},
  device: {
    name: { labelKey: 'admin.devices.name' },
    panelGid: { labelKey: 'admin.devices.panel', reference: { family: 'panel' } },
  },
  personalData: { visits: { labelKey: 'admin.history.visits' } },
  queue: {},
  signIn: {},
} as const satisfies Record<string, Words>;

export type OtherKind = keyof typeof fieldsOf;

export const otherKinds = Object.keys(fieldsOf) as OtherKind[];

/** Names the fields of such a kind as a generated form does; undefined for any other. */
export function formOfOther(family: string): FormDefinition | undefined {
  const kind = otherKinds.find((name) => name === family);
  const fields = kind && Object.entries<object>(fieldsOf[kind]);
  return (
    fields && {
      schema: { type: 'object', properties: Object.fromEntries(fields.map(([name]) => [name, {}])) },
      uiSchema: Object.fromEntries(fields.map(([name, words]) => [name, { 'ui:options': words }])),
    }
  );
}
