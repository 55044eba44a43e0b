import type { FileRule } from './file-rules.ts';
import { nearest } from './nearest.ts';
import { propertiesOf } from './properties-of.ts';

/** Rules of where records and their properties stand in the admin: what names no page or tab would be seen nowhere. */
export const pageRules = new Map<string, FileRule>([
  [
    'reached-from-page',
    ({ schema }, { schemas, locales }) => {
      const from = schema['x-entity']?.page?.from;
      if (from === undefined) return [];
      const own = namesAt(locales, 'admin.pages').map((name) =>
        name.replace(/[A-Z]/g, (big) => `-${big.toLowerCase()}`),
      );
      const generated = schemas.flatMap(({ schema: { 'x-entity': words } }) => words?.page?.path ?? words?.name ?? []);
      return [...own, ...generated].includes(from)
        ? []
        : [`x-entity is reached from ${from}, which is no page${nearest(from, [...own, ...generated])}`];
    },
  ],
  [
    'tab-is-of-page',
    (file, { locales }) => {
      const titles = file.schema['x-entity']?.page?.tabs;
      if (titles === undefined) return [];
      // What has no x-tab stands in the first.
      const tabs = namesAt(locales, titles).filter((name) => name !== 'general');
      return propertiesOf(file).flatMap(([name, { 'x-tab': tab }]) =>
        tab !== undefined && !tabs.includes(tab)
          ? [`${name} stands in the tab ${tab}, which its page does not have${nearest(tab, tabs)}`]
          : [],
      );
    },
  ],
]);

/** The names below a key of the texts, in whichever language. */
function namesAt(locales: Parameters<FileRule>[1]['locales'], key: string): string[] {
  const places = Object.values(locales).map((texts) =>
    key.split('.').reduce<object>((place, name) => Object((place as Record<string, unknown>)[name]), texts),
  );
  return [...new Set(places.flatMap((place) => Object.keys(place)))];
}
