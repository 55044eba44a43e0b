import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { sampleNames } from '#client/samples/sample-states.ts';
import { sampleView } from '#client/samples/sample-view.ts';
import contract from '#generated/openapi.json';
import { panelTypes } from '#generated/panel-types.ts';
import { Locale } from '#generated/values.ts';

const now = 1_800_000_000_000;
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(contract as object, 'contract');
const validate = ajv.getSchema('contract#/components/schemas/PanelView');
const validateType = ajv.getSchema('contract#/components/schemas/Layout');

describe.each(panelTypes.map(({ name }) => name))('%s', (type) => {
  test.each(sampleNames)('the sample "%s" is a view as the contract has it', (name) => {
    for (const language of Locale) {
      const view = JSON.parse(JSON.stringify(sampleView(type, { name, language, now })));
      validate?.(view);
      expect(validate?.errors ?? []).toEqual([]);
    }
  });

  test('its layout is one, and a broken one is not', () => {
    const layout = panelTypes.find(({ name }) => name === type)?.layout;
    expect(validateType?.(layout)).toBe(true);
    expect(validateType?.({ ...layout, root: { type: 'hologram' } })).toBe(false);
    expect(validateType?.({ ...layout, root: { type: 'text', text: 'a', colour: 'red' } })).toBe(false);
  });
});
