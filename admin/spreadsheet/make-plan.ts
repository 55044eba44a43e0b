import { createTranslator, type Texts, type Translator } from '#client/language/translator.ts';
import { withoutJoiners } from '#client/text/whole-name.ts';
import { type Resource, type ResourceField, type ResourceName, resources } from '#generated/resources.ts';
import type { Organisation } from '#generated/shapes.ts';
import { textLoaders } from '#generated/texts/spreadsheet.ts';
import { type Locale, Locale as locales } from '#generated/values.ts';
import { type FormDefinition, fieldWords, propertySchema, type Suggestion } from '../form/form-definition.ts';
import { loadForm } from '../form/load-form.ts';
import { otherHeads } from './other-heads.ts';
import { isFilled, type OwnSheet } from './own-sheet.ts';
import { plainHead } from './rows/heads.ts';
import {
  type CellKind,
  type ChoiceWords,
  type PlanColumn,
  plainText,
  type SheetPlan,
  type Taken,
} from './rows/sheet-plan.ts';

/** The forms of a kind of record, by the value of the property that holds the kind; '' where there is none. */
export async function loadForms({ form, variant }: Resource): Promise<Record<string, FormDefinition>> {
  const names: Record<string, string> = variant?.forms ?? { '': form };
  const loaded = await Promise.all(
    Object.entries(names).map(async ([kind, name]) => [kind, await loadForm(name)] as const),
  );
  return Object.fromEntries(loaded);
}

/** Translators of all our languages, that of the user first: a file may come from somebody who works in another. */
export async function loadTranslators(first: Locale): Promise<Translator[]> {
  const order = [first, ...locales.filter((locale) => locale !== first)];
  return Promise.all(order.map(async (name) => createTranslator(name, (await textLoaders[name]()) as Texts)));
}

/**
 * What the columns of a spreadsheet are: the fields of the form that a cell can hold, then what the list shows beyond
 * them, then what names the record for sure.
 */
export function makePlan(
  resource: Resource,
  forms: Readonly<Record<string, FormDefinition>>,
  translators: readonly Translator[],
  organisation: Organisation | undefined,
  own?: OwnSheet,
): SheetPlan {
  const { variant, operations, columns: listed, keys, unique } = resource;
  const [inOwn] = translators as [Translator];
  const changeable = Boolean(operations.create || operations.update);
  const columns = changeable ? columnsOf(Object.values(forms), translators, resource) : [];
  const fields = columns.map((column) => (isFilled(column.property, own) ? { ...column, required: false } : column));
  const kinds = listed.filter(({ source }) => changeable && source === variant?.property);
  const told = listed.filter(({ source }) => !kinds.some((kind) => kind.source === source) && !isIn(fields, source));
  const wordsOf = (key: string) => translators.map((translate) => plainText(translate(key)));
  const called = own?.first ?? keys;
  const typed = [...kinds.map((field) => listColumn(field, translators, false)), ...fields];
  return {
    columns: [
      ...typed.sort((one, other) => placeOf(one, called) - placeOf(other, called)),
      ...told.map((field) => listColumn(field, translators, true)),
      ...(changeable ? [identity(translators)] : []),
    ],
    keys,
    unique,
    called,
    ...(own && { ownId: own.ownId }),
    forms,
    ...(variant && { kindProperty: variant.property }),
    organisation: organisation && {
      timeZoneName: organisation.timeZoneName,
      timeZoneOffsetMinutes: organisation.timeZoneOffsetMinutes,
      dateFormat: organisation.dateFormat,
    },
    yes: [...wordsOf('ra.boolean.true'), ...wordsOf('admin.spreadsheet.alsoYes').flatMap((words) => words.split(' '))],
    no: [...wordsOf('ra.boolean.false'), ...wordsOf('admin.spreadsheet.alsoNo').flatMap((words) => words.split(' '))],
    yesLabel: inOwn('ra.boolean.true'),
    noLabel: inOwn('ra.boolean.false'),
    remarks: translators.map((translate) => plainHead(translate('admin.spreadsheet.reason'))),
    between: inOwn('admin.spreadsheet.between'),
    clearing: wordsOf('admin.spreadsheet.clearing'),
    creates: Boolean(operations.create) && Object.values(forms).every((one) => canFill(one, fields)),
    updates: Boolean(operations.update),
  };
}

/** What a row is called stands first; all else keeps its order. */
function placeOf({ property }: PlanColumn, called: readonly string[]): number {
  const place = called.indexOf(property);
  return place < 0 ? called.length : place;
}

function isIn(columns: readonly PlanColumn[], property: string): boolean {
  return columns.some((column) => column.property === property);
}

/** Whether a spreadsheet holds all that a new record needs. */
function canFill({ schema }: FormDefinition, columns: readonly PlanColumn[]): boolean {
  return (schema.required ?? []).every((name) => isIn(columns, name));
}

/**
 * What any of the forms asks for: a counter has fields that a lobby has not. They stand in the order of the longest form,
 * with all choices that the list knows: whether a record may have one of them, its own form says.
 */
function columnsOf(forms: FormDefinition[], translators: readonly Translator[], resource: Resource): PlanColumn[] {
  const lengthOf = ({ schema }: FormDefinition) => Object.keys(schema.properties ?? {}).length;
  const columns = new Map<string, PlanColumn>();
  for (const form of forms.toSorted((one, other) => lengthOf(other) - lengthOf(one))) {
    for (const column of formColumns(form, translators, resource)) {
      if (!columns.has(column.property)) columns.set(column.property, column);
    }
  }
  return [...columns.values()].map((column) => {
    const { values, enumKey } = resource.columns.find(({ source }) => source === column.property) ?? {};
    return values && column.choices ? { ...column, choices: choiceWords(values, enumKey, translators) } : column;
  });
}

function formColumns(form: FormDefinition, translators: readonly Translator[], resource: Resource): PlanColumn[] {
  const { schema, uiSchema } = form;
  return Object.keys(schema.properties ?? {}).flatMap((property): PlanColumn[] => {
    const kind = kindOf(form, property);
    if (!kind) return [];
    const one = propertySchema(schema, property);
    const { labelKey = '', otherLabelKey, hintKey, enumKey, reference, suggest } = fieldWords(uiSchema[property]);
    const items = one.items as { enum?: unknown[] } | undefined;
    const values = (one.enum ?? items?.enum) as (string | number)[] | undefined;
    const valuesKey = enumKey ?? fieldWords(uiSchema[property]?.items).enumKey;
    const taken = suggest && takenOf(suggest);
    return [
      {
        ...words(property, labelKey, translators),
        otherHeads: otherHeads(
          {
            labelKey,
            kindKey: resource.labelKey,
            referredKeys: keysOf(reference?.family ?? taken?.family),
            ...(otherLabelKey && { otherLabelKey }),
          },
          translators,
        ).map(plainHead),
        kind,
        ...(hintKey && { hint: withoutJoiners(translators[0]?.(hintKey) ?? '') }),
        fact: false,
        required: schema.required?.includes(property) === true,
        secret: one.writeOnly === true,
        coded: resource.unique.includes(property) || isForCodes(one.pattern),
        ...(property === resource.nameKey && { naming: true }),
        ...(values && { choices: choiceWords(values, valuesKey, translators) }),
        ...(reference && { family: reference.family }),
        ...(taken && { taken }),
      },
    ];
  });
}

/** Whether a pattern asks for the letters and digits of a code; that of a name only asks for something that is seen. */
function isForCodes(pattern: string | undefined): boolean {
  return pattern !== undefined && !new RegExp(pattern, 'u').test('診');
}

/** What a property is in a cell; undefined for files, objects and lists of objects. */
function kindOf({ schema, uiSchema }: FormDefinition, property: string): CellKind | undefined {
  const one = propertySchema(schema, property);
  const widget = uiSchema[property]?.['ui:widget'];
  if (widget === 'hidden' || widget === 'upload' || one.type === 'object') return undefined;
  if (widget === 'reference' || widget === 'references') return widget;
  if (one.type === 'array') {
    const items = one.items as { type?: string; enum?: unknown[] } | undefined;
    if (items?.enum) return 'choices';
    return items?.type === 'string' ? 'texts' : undefined;
  }
  if (one.enum) return 'choice';
  if (one.type === 'boolean') return 'boolean';
  if (one.type === 'integer' || one.type === 'number') return 'number';
  if (one.format === 'date') return 'day';
  return widget === 'time' ? 'time' : 'text';
}

const kindsOfLists: Readonly<Partial<Record<ResourceField['type'], CellKind>>> = {
  number: 'number',
  boolean: 'boolean',
  enum: 'choice',
  date: 'day',
  instant: 'moment',
  reference: 'reference',
};

function listColumn(field: ResourceField, translators: readonly Translator[], fact: boolean): PlanColumn {
  const { source, type, labelKey, values, enumKey, reference } = field;
  return {
    ...words(source, labelKey, translators),
    kind: kindsOfLists[type] ?? 'text',
    fact,
    required: !fact,
    secret: false,
    coded: false,
    ...(values && { choices: choiceWords(values, enumKey, translators) }),
    ...(reference && { family: reference }),
  };
}

function identity(translators: readonly Translator[]): PlanColumn {
  return {
    ...words('gid', 'admin.spreadsheet.identity', translators),
    kind: 'identity',
    fact: false,
    required: false,
    secret: false,
    coded: false,
  };
}

/** What a text that is suggested takes, where that is the name or the code of a record. */
function takenOf({ family, property }: Suggestion): Taken | undefined {
  return resources[family as ResourceName]?.keys.includes(property) ? { family, property } : undefined;
}

/** The labels of what records of a family are recognised by. */
function keysOf(family: string | undefined): string[] {
  const { keys, columns } = resources[family as ResourceName] ?? { keys: [], columns: [] };
  return columns.filter(({ source }) => keys.includes(source)).map(({ labelKey }) => labelKey);
}

function words(property: string, labelKey: string, translators: readonly Translator[]) {
  const labels = translators.map((translate) => translate(labelKey));
  const heads = [...labels, property].map(plainHead);
  return { property, label: labels[0] ?? property, heads: [...new Set(heads)] };
}

function choiceWords(
  values: readonly (string | number)[],
  key: string | undefined,
  translators: readonly Translator[],
): ChoiceWords[] {
  return values.map((value) => {
    const labels = key ? translators.map((translate) => translate(`${key}.${value}`)) : [String(value)];
    const names = [...labels, ...alsoCalled(value, key, translators), String(value)].map(plainText);
    return { value, label: labels[0] ?? String(value), names: [...new Set(names)] };
  });
}

/** Other words for a choice that files have: a roster of a hospital says 週一 and 上午. */
function alsoCalled(value: string | number, key: string | undefined, translators: readonly Translator[]): string[] {
  const shape = key?.split('.').at(-1);
  const words = `admin.spreadsheet.also.${shape}.${value}`;
  return translators.flatMap((translate) => (translate.has(words) ? translate(words).split(' ') : []));
}
