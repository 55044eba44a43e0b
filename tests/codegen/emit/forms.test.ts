import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emitForms } from '#codegen/emit/forms.ts';
import { expand } from '#codegen/expand/expand.ts';
import { load } from '#codegen/load.ts';
import type { Schema } from '#codegen/schema.ts';
import { object, product, schemaOf, text } from '../fixture.ts';

const root = join(import.meta.dirname, '../../..');

interface Form {
  schema: Schema;
  uiSchema: Record<string, unknown>;
}

function form(name: string, files: Record<string, Schema> = {}, hints = {}): Form {
  const sources = product({ files });
  Object.assign(sources.locales.th ?? {}, { hints });
  return JSON.parse(emitForms(expand(sources)).get(name) ?? 'null');
}

/** The form of an entity with this one property. */
function fieldForm(property: Schema, files: Record<string, Schema> = {}): [Schema | undefined, unknown] {
  const bent = object({ a: property }, [], { 'x-entity': { name: 'bent' } });
  const { schema, uiSchema } = form('Bent', { 'entities/Bent': bent, ...files });
  return [schema.properties?.a, uiSchema.a];
}

describe('the form of an entity', () => {
  it('asks for what people may set, with keys of texts instead of texts', () => {
    expect(form('Room')).toEqual({
      $comment: 'Generated from schemas/, openapi/ and locales/ by "npm run generate". Do not edit.',
      schema: {
        type: 'object',
        properties: { name: { type: 'string', maxLength: 20, minLength: 1, pattern: '\\S' } },
        required: ['name'],
      },
      uiSchema: { name: { 'ui:options': { labelKey: 'fields.Room.name' } } },
    });
  });

  const label = { labelKey: 'fields.Bent.a' };
  const cases: [string, Schema, Schema, object][] = [
    [
      'an enumeration brings its values and where their texts stand',
      { $ref: 'Colour.json' },
      { type: 'string', enum: ['red', 'green'], default: 'red' },
      { 'ui:options': { ...label, enumKey: 'values.Colour' } },
    ],
    ['a widget', { ...text, 'x-widget': 'textarea' }, text, { 'ui:widget': 'textarea', 'ui:options': label }],
    [
      'a reference',
      { $ref: 'Gid.json', 'x-reference': { family: 'room' } },
      { type: 'string', maxLength: 40 },
      { 'ui:widget': 'reference', 'ui:options': { ...label, reference: { family: 'room' } } },
    ],
    [
      'several references',
      { type: 'array', items: { $ref: 'Gid.json' }, maxItems: 3, 'x-reference': { family: 'room' } },
      { type: 'array', items: { type: 'string', maxLength: 40 }, maxItems: 3 },
      { 'ui:widget': 'references', 'ui:options': { ...label, reference: { family: 'room' } } },
    ],
    [
      'a file brings its limits',
      { ...text, 'x-upload': { accept: ['image/png'], extensions: ['png'], maxBytes: 'imageFileBytes' } },
      text,
      {
        'ui:widget': 'upload',
        'ui:options': {
          ...label,
          upload: { property: 'a', accept: ['image/png'], extensions: ['png'], maxBytes: 1000, transparent: true },
        },
      },
    ],
    [
      'a text taken from records',
      { ...text, 'x-suggest': { family: 'room', property: 'name' } },
      text,
      { 'ui:widget': 'suggestion', 'ui:options': { ...label, suggest: { family: 'room', property: 'name' } } },
    ],
    ['a time that is rounded', { ...text, 'x-minute-step': 5 }, text, { 'ui:options': { ...label, minuteStep: 5 } }],
    ['a condition', { ...text, 'x-show-when': { b: [1] } }, text, { 'ui:options': { ...label, showWhen: { b: [1] } } }],
    [
      'a description stays out: people read texts',
      { ...text, description: 'In English.' },
      text,
      { 'ui:options': label },
    ],
    [
      'a secret stays marked, so that a change need not repeat it',
      { ...text, writeOnly: true },
      { ...text, writeOnly: true },
      { 'ui:options': label },
    ],
  ];

  it.each(cases)('%s', (_, property, schema, uiSchema) => {
    const rest = { 'entities/Bent': object({ b: text, a: property }, [], { 'x-entity': { name: 'bent' } }) };
    const { schema: whole, uiSchema: ui } = form('Bent', rest);
    expect([whole.properties?.a, ui.a]).toEqual([schema, uiSchema]);
  });

  it('names a hint where there is one', () => {
    const { uiSchema } = form('Room', {}, { Room: { name: 'A hint.' } });
    expect(uiSchema.name).toEqual({ 'ui:options': { labelKey: 'fields.Room.name', hintKey: 'hints.Room.name' } });
  });

  it('names what is said of a value without its form, where there is such a text', () => {
    const sources = product();
    Object.assign(sources.locales.th ?? {}, { faults: { Room: { name: 'Letters only.' } } });
    const { uiSchema } = JSON.parse(emitForms(expand(sources)).get('Room') ?? 'null');
    expect(uiSchema.name['ui:options'].faultKey).toBe('faults.Room.name');
  });

  it('labels an object by the texts of its own shape', () => {
    const files = { 'values/Size': object({ width: text }, ['width']) };
    expect(fieldForm({ $ref: 'Size.json' }, files)).toEqual([
      { type: 'object', properties: { width: text }, required: ['width'] },
      {
        'ui:options': { labelKey: 'fields.Bent.a' },
        width: { 'ui:options': { labelKey: 'fields.Size.width' } },
      },
    ]);
    const [list, ui] = fieldForm({ type: 'array', items: { $ref: 'Size.json' }, maxItems: 2 }, files);
    expect(list?.items).toMatchObject({ type: 'object', properties: { width: text } });
    expect(ui).toMatchObject({ items: { width: { 'ui:options': { labelKey: 'fields.Size.width' } } } });
  });

  it('labels the values of a list of choices', () => {
    const [list, ui] = fieldForm({ type: 'array', items: { $ref: 'Colour.json' }, maxItems: 2, uniqueItems: true });
    expect(list).toMatchObject({ items: { enum: ['red', 'green'] }, uniqueItems: true });
    expect(ui).toMatchObject({ items: { 'ui:options': { enumKey: 'values.Colour' } } });
  });

  it('keeps conditions of the schema', () => {
    const bent = object({ a: text, b: text }, [], {
      'x-entity': { name: 'bent' },
      allOf: [{ if: { required: ['a'] }, else: { required: ['b'] } }],
    });
    expect(form('Bent', { 'entities/Bent': bent }).schema.allOf).toEqual([
      { if: { required: ['a'] }, else: { required: ['b'] } },
    ]);
  });
});

describe('the form of a panel type', () => {
  const panel = object(
    { name: text, callingMode: { $ref: 'CallingMode.json' }, settings: { type: 'object', 'x-panel-settings': true } },
    ['name'],
    { 'x-entity': { name: 'panel' } },
  );
  const files = {
    'entities/Panel': panel,
    'values/CallingMode': { type: 'integer', enum: [0, 1, 2], default: 0 },
  };
  const withModes = (callingModes: number[]) => {
    const wall = schemaOf('panel-types/WallPanel');
    const words = { ...wall['x-panel'], callingModes, defaultCallingMode: callingModes[0] } as Schema['x-panel'];
    return form('WallPanel', { ...files, 'panel-types/WallPanel': { ...wall, 'x-panel': words } });
  };

  it('has what all panels have, with the calling modes that the type allows, and its own settings', () => {
    const { schema, uiSchema } = withModes([1, 2]);
    expect(schema).toMatchObject({
      properties: {
        name: text,
        callingMode: { type: 'integer', enum: [1, 2], default: 1 },
        settings: { type: 'object', properties: { rows: { type: 'integer', default: 3 }, rooms: { type: 'array' } } },
      },
      required: ['name'],
    });
    expect(uiSchema).toMatchObject({
      callingMode: { 'ui:options': { enumKey: 'values.CallingMode' } },
      settings: {
        'ui:options': { labelKey: 'fields.Panel.settings' },
        rows: { 'ui:options': { labelKey: 'fields.WallPanel.rows' } },
      },
    });
  });

  it('asks of a lobby nothing that only counters use', () => {
    const model = expand(load(root));
    const forms = emitForms(model);
    const asked = (type: string) => Object.keys(JSON.parse(forms.get(type) ?? 'null').schema.properties);
    const { properties = {} } = model.shapes.get('Panel')?.schema ?? {};
    const ofCounters = Object.keys(properties).filter((name) => properties[name]?.['x-for-types']?.serves);
    expect(ofCounters).toEqual(expect.arrayContaining(['roomCode', 'startingNumber', 'queuePolicy']));
    expect(asked('DefaultPanel')).toEqual(expect.arrayContaining(ofCounters));
    for (const lobby of ['ClinicsLobbyPanel', 'GroupLobbyPanel', 'RadiologyXrayRoomLobbyPanel'])
      expect(
        asked(lobby).filter((name) => ofCounters.includes(name)),
        lobby,
      ).toEqual([]);
  });

  it('does not ask for a calling mode where there is but one', () => {
    expect(withModes([1]).uiSchema.callingMode).toMatchObject({ 'ui:widget': 'hidden' });
    expect(withModes([1, 2]).uiSchema.callingMode).not.toHaveProperty('ui:widget');
  });
});
