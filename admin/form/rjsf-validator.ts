import { Validator } from '@cfworker/json-schema';
import type { RJSFSchema, RJSFValidationError, ValidatorType } from '@rjsf/utils';
import { toErrorSchema } from '@rjsf/utils';
import { findErrors } from './find-errors.ts';

/**
 * RJSF's validator, made of the interpreter (docs/decisions/016-one-validator-for-forms.md). RJSF asks it which branch of a
 * schema holds; the form's own errors come from findErrors through react-hook-form.
 */
export const rjsfValidator: ValidatorType<Record<string, unknown>, RJSFSchema> = {
  validateFormData(formData, schema) {
    const errors: RJSFValidationError[] = findErrors(schema, formData).map(({ path, code }) => ({
      property: `.${path.join('.')}`,
      message: code,
      stack: code,
    }));
    return { errors, errorSchema: toErrorSchema(errors) };
  },
  isValid: (schema, formData, root) =>
    new Validator({ ...root, ...schema } as object, '2020-12', true).validate(formData ?? {}).valid,
  rawValidation: <Result>(schema: RJSFSchema, formData?: Record<string, unknown>) => ({
    errors: findErrors(schema, formData) as Result[],
  }),
};
