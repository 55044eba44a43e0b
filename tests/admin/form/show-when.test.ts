import { describe, expect, test } from 'vitest';
import type { FormDefinition } from '#admin/form/form-definition.ts';
import { formFor, shownValues, withDefaults } from '#admin/form/show-when.ts';
import media from '#generated/forms/Media.json' with { type: 'json' };
import voiceGroup from '#generated/forms/VoiceGroup.json' with { type: 'json' };

const form = media as unknown as FormDefinition;
const fields = (values: Record<string, unknown>) => Object.keys(formFor(form, values).schema.properties ?? {});

test('a condition on a list holds while one of its entries is wanted', () => {
  const words = { 'ui:options': { showWhen: { days: ['sat', 'sun'] } } };
  const days = { type: 'array', items: { type: 'string' } } as const;
  const week: FormDefinition = {
    schema: { type: 'object', properties: { days, bonus: { type: 'array', items: { type: 'string' } } } },
    uiSchema: { bonus: words },
  };
  const shown = (values: Record<string, unknown>) => Object.keys(formFor(week, values).schema.properties ?? {});
  expect(shown({ days: ['mon', 'sun'] })).toEqual(['days', 'bonus']);
  expect(shown({ days: ['mon'] })).toEqual(['days']);
  expect(shown({})).toEqual(['days']);
  expect(shownValues(week, { days: ['mon'], bonus: ['A'] })).toEqual({ days: ['mon'], bonus: undefined });
});

describe('a field with a condition', () => {
  test('is there only while the condition holds', () => {
    expect(fields({ source: 'videoSite', type: 'video' })).toContain('url');
    expect(fields({ source: 'videoSite', type: 'video' })).not.toContain('file');
    expect(fields({ source: 'cloud', type: 'image' })).toEqual(expect.arrayContaining(['file', 'seconds']));
    expect(fields({ source: 'mediaDatabase', type: 'image' })).not.toContain('url');
  });

  test('goes by the default while the other field is not filled in', () => {
    expect(fields({})).toContain('file');
    expect(fields({})).not.toContain('path');
  });

  test('is not needed while it is hidden', () => {
    const needy = { ...form, schema: { ...form.schema, required: ['name', 'url'] } };
    expect(formFor(needy, { source: 'mediaDatabase' }).schema.required).toEqual(['name', 'file']);
    expect(formFor(needy, { source: 'ftp' }).schema.required).toEqual(['name', 'url']);
  });

  test('is needed while it is shown, where its words say so', () => {
    expect(formFor(form, { source: 'ftp' }).schema.required).toContain('url');
    expect(formFor(form, { source: 'ftp' }).schema.required).not.toContain('file');
    expect(formFor(form, { source: 'mediaDatabase' }).schema.required).toContain('file');
  });

  test('is needed only while the values are that its words name', () => {
    // A medium of the cloud is uploaded or has an address.
    expect(fields({ source: 'cloud' })).toEqual(expect.arrayContaining(['file', 'url']));
    expect(formFor(form, { source: 'cloud' }).schema.required).not.toContain('file');
    expect(formFor(form, { source: 'cloud' }).schema.required).not.toContain('url');
  });

  test('counts as emptied when its value was left behind', () => {
    const values = shownValues(form, {
      name: 'A',
      source: 'mediaDatabase',
      type: 'video',
      url: 'http://a',
      seconds: 9,
    });
    expect(values).toMatchObject({ name: 'A', url: undefined, seconds: undefined });
  });
});

test('a form starts from the record, and from the defaults where the record has nothing', () => {
  expect(withDefaults(form.schema, { name: 'A', volume: 0, gid: 'm001' })).toEqual({
    name: 'A',
    type: 'video',
    source: 'cloud',
    volume: 0,
    seconds: 10,
    times: { days: [] },
    enabled: true,
  });
});

describe('a list whose entries have fields of their own', () => {
  const group = voiceGroup as unknown as FormDefinition;

  test('is sent with what each entry shows, and no more', () => {
    const parts = [
      { type: 'custom', voice: 'v001' },
      { type: 'panelName', voice: 'v001' },
    ];
    expect(shownValues(group, { name: 'A', parts })).toEqual({
      name: 'A',
      parts: [
        { type: 'custom', voice: 'v001' },
        { type: 'panelName', voice: undefined },
      ],
    });
  });

  test('begins each entry with its defaults', () => {
    expect(withDefaults(group.schema, { parts: [{}] })).toEqual({ parts: [{ type: 'currentQueueNumber' }] });
    expect(withDefaults(group.schema, {})).toEqual({ parts: [] });
  });
});

describe('a file that may be sent or chosen among stored ones', () => {
  const widget = (values: Record<string, unknown>) => formFor(form, values).uiSchema.file;

  test('is chosen among those of the same kind while its condition holds', () => {
    expect(widget({ source: 'mediaDatabase', type: 'image' })).toMatchObject({
      'ui:widget': 'storedFile',
      'ui:options': { reference: { family: 'mediaBank', where: { type: 'image' } } },
    });
    expect(widget({ source: 'cloud', type: 'image' })).toMatchObject({ 'ui:widget': 'upload' });
  });
});

describe('an object that may be missing', () => {
  const address: FormDefinition = {
    schema: {
      type: 'object',
      properties: {
        name: { type: 'string' },
        address: {
          type: 'object',
          properties: { street: { type: 'string' }, country: { type: 'string', default: 'TW' } },
          required: ['street'],
        },
      },
    },
    uiSchema: {},
  };
  const needed = { ...address, schema: { ...address.schema, required: ['address'] } };

  test('is missing while nothing of it is filled in, and needs nothing then', () => {
    expect(shownValues(address, { name: 'A', address: {} })).toEqual({ name: 'A', address: undefined });
    expect(shownValues(address, { name: 'A', address: { country: 'TW' } }).address).toBeUndefined();
  });

  test('is there as soon as one fills something in, or where it is needed', () => {
    expect(shownValues(address, { address: { country: 'JP' } }).address).toEqual({ country: 'JP' });
    expect(shownValues(address, { address: { street: 'Main' } }).address).toMatchObject({ street: 'Main' });
    expect(shownValues(needed, { address: {} }).address).toEqual({});
  });
});
