import type { HttpError } from 'react-admin';
import { expect, test } from 'vitest';
import { editForm, type FormDefinition, formOfTab } from '#admin/form/form-definition.ts';
import { concernsOtherFields } from '#admin/form/other-fields.ts';
import panel from '#generated/forms/Panel.json' with { type: 'json' };

const refusal = (field: string) =>
  ({ status: 400, body: { errors: { [field]: { message: 'x' } } } }) as unknown as HttpError;

test('a refusal at a field of another tab has to be told apart, one at a field of this tab not', () => {
  const advanced = formOfTab(editForm(panel as unknown as FormDefinition), 'advanced');
  expect(concernsOtherFields(refusal('alsoCalls'), advanced)).toBe(true);
  expect(concernsOtherFields(refusal('serialNo'), advanced)).toBe(false);
});
