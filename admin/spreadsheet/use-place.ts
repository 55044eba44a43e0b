import { useMemo } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useStore } from '#client/use-store.ts';
import type { AdminDataProvider } from '../data/data-provider.ts';
import { language, organisation } from '../session.ts';
import type { Place } from './prepare.ts';

/** Where the spreadsheets of a resource belong, and in whose words. */
export function usePlace(path: string): Place {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const translate = useTranslate();
  const locale = useStore(language.current);
  const shown = useStore(organisation);
  return useMemo(
    () => ({ path, dataProvider, translate, locale, organisation: shown }),
    [path, dataProvider, translate, locale, shown],
  );
}
