import type { FieldError, FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { told } from '../i18n/told.ts';
import { findFaults } from './find-faults.ts';
import type { FormDefinition } from './form-definition.ts';
import { passwordsDiffer } from './passwords-differ.ts';
import { formFor, shownValues } from './show-when.ts';

/** Validates react-hook-form's values by the form's schema; messages are keys of the error catalogue (`told`). */
export function createResolver(form: FormDefinition): Resolver {
  return (values: FieldValues) => {
    const findings = findFaults(formFor(form, values), shownValues(form, values));
    if (findings.length === 0) return { values, errors: {} };
    const errors: FieldErrors = {};
    for (const { path, code, key, params } of findings) {
      const differ = path.length === 1 && values[path[0] as string] === passwordsDiffer;
      const message = differ ? told('admin.form.passwordsDiffer') : told(key, params);
      place(errors, path, { type: code, message });
    }
    return { values: {}, errors };
  };
}

/** Puts an error at its path; the first of a field stays. */
function place(errors: Record<string, unknown>, [name, ...rest]: string[], error: FieldError): void {
  if (name === undefined) return;
  if (rest.length === 0) {
    errors[name] ??= error;
    return;
  }
  errors[name] ??= {};
  place(errors[name] as Record<string, unknown>, rest, error);
}
