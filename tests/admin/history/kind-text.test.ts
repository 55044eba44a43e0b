import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { resourceOf } from '#admin/history/form-of.ts';
import { kindText } from '#admin/history/kind-text.ts';
import { formOfOther, otherKinds } from '#admin/history/other-kinds.ts';
import { fieldAt, fieldLabel, referencesIn } from '#admin/history/value-text.ts';
import zh from '#locales/zh-TW.json' with { type: 'json' };

/** What the server's commands note as the kind of a record that was changed. */
const noted = new Set(
  globSync('server/**/*.ts')
    .map((file) => readFileSync(file, 'utf8'))
    .filter((text) => text.includes('noteChange('))
    .flatMap((text) => [...text.matchAll(/\bfamily(?::| =) '(\w+)'/g)].map(([, family]) => family ?? '')),
);

const translate = ((key: string) => key) as never;

test('every kind of change that the server notes has a name', () => {
  expect([...noted]).toEqual(expect.arrayContaining(['device', 'businessDay', 'signIn', 'queue', 'personalData']));
  for (const family of noted) expect(kindText(family, translate), family).not.toBe(family);
  expect([...otherKinds]).toEqual(Object.keys(zh.admin.history.kinds));
  for (const kind of otherKinds) expect(resourceOf(kind), kind).toBeUndefined();
});

test('a device that was moved says between which panels, by their names', () => {
  const form = formOfOther('device')!;
  expect(fieldLabel(form, ['panelGid'], translate)).toBe('admin.devices.panel');
  expect(referencesIn(fieldAt(form, ['panelGid'])!, 'gid-103')).toEqual([['panel', 'gid-103']]);
});
