import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { sampleNames } from '#client/samples/sample-states.ts';
import { sampleView } from '#client/samples/sample-view.ts';
import '../../display/every-word.ts';
import { fillTemplate } from '#display/text/template.ts';
import { valueAt } from '#display/text/value-at.ts';
import { wordsOf } from '#display/text/words.ts';
import contract from '#generated/openapi.json';
import { panelTypes } from '#generated/panel-types.ts';
import type { Block } from '#generated/shapes.ts';
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

  const panelType = panelTypes.find(({ name }) => name === type);
  const layout = panelType?.layout;
  const blocks = layout ? allBlocks(layout.root) : [];

  test('its layout is one, and a broken one is not', () => {
    expect(validateType?.(layout)).toBe(true);
    expect(validateType?.({ ...layout, root: { type: 'hologram' } })).toBe(false);
    expect(validateType?.({ ...layout, root: { type: 'text', text: 'a', colour: 'red' } })).toBe(false);
  });

  test('its layout reads only what views hold', () => {
    const view = {
      ...sampleView(type, { name: 'busy', now }),
      screen: { portrait: true, media: true, aside: true, beside: true },
    };
    const optional = ['organisation.logo', 'settings.headline', 'latest.department', 'counter.attendant'];
    const unknown = blocks.flatMap(pathsOf).filter((path) => {
      return valueAt(view, path) === undefined && !optional.includes(path);
    });
    expect(unknown).toEqual([]);
  });

  test('its layout says only words that each language has', () => {
    const view = sampleView(type, { name: 'busy', now });
    for (const language of Locale) {
      for (const text of blocks.flatMap(textsOf)) {
        expect(fillTemplate(text, view, wordsOf(language))).not.toMatch(/^@?[a-z]+[A-Z]\w+$|\{\{|@/);
      }
    }
  });
});

function allBlocks(block: Block): Block[] {
  return [block, ...('children' in block ? block.children.flatMap(allBlocks) : [])];
}

const templates = ['text', 'title', 'subtitle', 'headline', 'number', 'line', 'idle', 'hint', 'lead'];
const plain = [
  'large',
  'type',
  'place',
  'children',
  'flow',
  'space',
  'pad',
  'textSize',
  'tone',
  'align',
  'bold',
  'centered',
  'session',
  'perPage',
  'columns',
];

function textsOf(block: Block): string[] {
  return Object.entries(block).flatMap(([key, value]) => (templates.includes(key) ? [String(value)] : []));
}

function pathsOf(block: Block): string[] {
  const bound = Object.entries(block).filter(([key]) => !templates.includes(key) && !plain.includes(key));
  const inTexts = textsOf(block).flatMap((text) =>
    [...text.matchAll(/\{\{([a-zA-Z.]+)/g)].map(([, path]) => path as string),
  );
  const conditions = (block.place?.when ?? []).map((when) => when.replace(/^!|=.*$/g, ''));
  return [...bound.map(([, value]) => String(value)), ...inTexts, ...conditions];
}
