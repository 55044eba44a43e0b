import { expect, test } from 'vitest';
import { keepWordsWhole } from '#admin/build/own-texts.ts';
import { loadForms, makePlan } from '#admin/spreadsheet/make-plan.ts';
import { createTranslator } from '#client/language/translator.ts';
import { type ResourceName, resources } from '#generated/resources.ts';
import th from '#locales/th.json' with { type: 'json' };

test.each(Object.keys(resources) as ResourceName[])(
  'the Thai words of a spreadsheet of %s hold no marks that only pages need',
  async (name) => {
    const resource = resources[name];
    const plan = makePlan(resource, await loadForms(resource), [createTranslator('th', keepWordsWhole(th))], undefined);
    expect(JSON.stringify({ ...plan, forms: undefined })).not.toMatch(/[\u200b\u2060]/);
  },
);
