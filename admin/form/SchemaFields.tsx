import Box from '@mui/material/Box';
import RjsfForm, { type IChangeEvent } from '@rjsf/core';
import type { RJSFSchema } from '@rjsf/utils';
import { useContext, useEffect, useMemo, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useStore } from '#client/use-store.ts';
import { sameValue } from '../data/changes.ts';
import { Kept, never } from '../draft/kept-context.ts';
import { partOf, pathOf, withPart } from './changed-part.ts';
import { toRjsfErrors } from './error-schema.ts';
import { presentForm } from './present-form.ts';
import { ReadOnly } from './read-only.ts';
import { rjsfValidator } from './rjsf-validator.ts';
import type { SchemaFormProps } from './schema-form-props.ts';
import { formFor, withDefaults } from './show-when.ts';
import { templates } from './templates/templates.ts';
import { widgets } from './widgets/widgets.ts';

type Values = Record<string, unknown>;

/** RJSF must add nothing of its own: defaults are seeded once, by withDefaults. */
const addNothing = { emptyObjectFields: 'skipDefaults', arrayMinItems: { populate: 'never' } } as const;

/** Saving is the page's: RJSF brings no button. */
const noButton = { 'ui:submitButtonOptions': { norender: true } };

/** The fields of a schema, drawn by RJSF from react-hook-form's values. */
export function SchemaFields({ form, gid, onValues }: Pick<SchemaFormProps, 'form' | 'gid' | 'onValues'>) {
  const translate = useTranslate();
  const unsent = useStore(useContext(Kept)?.waiting ?? never) !== undefined;
  const readOnly = useContext(ReadOnly) || unsent;
  const { control, getFieldState, getValues, setValue, trigger, formState } = useFormContext<Values>();
  const values = useWatch({ control });
  const shown = useSame(formFor(form, values));
  const uiSchema = useMemo(() => ({ ...presentForm(shown, translate), ...noButton }), [shown, translate]);
  const { errors, submitCount, isSubmitting } = formState;
  const touched = formState.touchedFields;
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    const wrong = place.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    wrong?.focus();
    wrong?.scrollIntoView({ block: 'nearest' });
  }, [submitCount, isSubmitting]);

  useEffect(() => onValues?.(values), [onValues, values]);

  const take = ({ formData = {} }: IChangeEvent<Values>, id?: string) => {
    if (id === undefined) return; // not an edit
    // Two edits in one breath: what RJSF holds of the other fields may be what was there before the first.
    const path = pathOf(id, formData);
    const names = path.length > 0 ? path.slice(0, 1) : Object.keys(shown.schema.properties ?? {});
    for (const name of names) {
      const before = getValues(name);
      const grown = isLonger(formData[name], before);
      // An entry that was just added begins with its defaults, as a form does.
      const value = grown
        ? withDefaults(shown.schema, formData)[name]
        : withPart(before ?? undefined, path.slice(1), partOf(formData, path.length > 0 ? path : [name]));
      if (sameValue(value, before)) continue;
      setValue(name, value ?? null, { shouldDirty: true, shouldTouch: true });
      trigger(name);
    }
  };
  const leave = (id: string) => {
    const name = Object.keys(shown.schema.properties ?? {}).find((key) => `${id}_`.startsWith(`root_${key}_`));
    if (!name || isRefused(getFieldState(name).error)) return;
    if (touched[name] || submitCount > 0 || isFilled(id)) trigger(name);
  };

  return (
    <Box ref={place} sx={readOnly ? readable : inView}>
      <RjsfForm<Values, RJSFSchema>
        tagName="div"
        schema={shown.schema}
        uiSchema={uiSchema}
        formData={withoutNull(values)}
        disabled={readOnly}
        formContext={{ gid }}
        validator={rjsfValidator}
        widgets={widgets}
        templates={templates}
        extraErrors={toRjsfErrors(errors, translate)}
        onChange={take}
        onBlur={leave}
        noHtml5Validate
        noValidate
        showErrorList={false}
        experimental_defaultFormStateBehavior={addNothing}
      />
    </Box>
  );
}

/** What can only be looked at is read as well as what can be changed. */
const readable = {
  '& .Mui-disabled': { color: 'text.primary', WebkitTextFillColor: 'currentcolor' },
} as const;

/** A field with its label and its message, clear of the buttons that stand over the end of a long form. */
const inView = { '& [aria-invalid="true"]': { scrollMarginBlock: '120px' } } as const;

function isLonger(list: unknown, before: unknown): boolean {
  return Array.isArray(list) && list.length > (Array.isArray(before) ? before.length : 0);
}

/** Leaving a field that was never touched says nothing: an empty form must not greet with errors. */
function isFilled(id: string): boolean {
  const field = document.getElementById(id);
  return field instanceof HTMLInputElement && field.value !== '';
}

/** What the server has refused stands until it is changed: the form itself finds nothing wrong with it. */
function isRefused(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const parts = Object.entries(error).filter(([name]) => name !== 'ref');
  return parts.some(([name, part]) => (name === 'type' ? part === 'server' : isRefused(part)));
}

/** Keeps the object as long as its content is the same, so that RJSF does not start anew on every key press. */
function useSame<Value>(value: Value): Value {
  const kept = useRef(value);
  if (!sameValue(kept.current, value)) kept.current = value;
  return kept.current;
}

/** An emptied field is null in react-hook-form (it must be sent) and absent for RJSF. */
function withoutNull(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([name, value]) => [
        name,
        typeof value === 'object' && !Array.isArray(value) ? withoutNull(value as Values) : value,
      ]),
  );
}
