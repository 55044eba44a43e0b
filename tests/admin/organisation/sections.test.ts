import { expect, test } from 'vitest';
import { sections, tabOf } from '#admin/organisation/sections.ts';
import form from '#generated/forms/Organisation.json' with { type: 'json' };

const words = Object.entries(form.uiSchema).map(
  ([name, ui]) => [name, (ui as { 'ui:options'?: { tab?: string } })['ui:options']?.tab ?? ''] as const,
);

test('each property stands in a section that there is', () => {
  const tabs: readonly string[] = sections.map(tabOf);
  for (const [name, tab] of words) expect(tabs, name).toContain(tab);
});

test('what the product has in the general settings stands in the first section', () => {
  const first = words.filter(([, tab]) => tab === '').map(([name]) => name);
  const general = ['logo', 'timeZoneOffsetMinutes', 'autoResetCallNumber', 'resetInitialNumber', 'autoLogoutMinutes'];
  expect(first).toEqual(expect.arrayContaining(general));
});
