import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { readWhenReached } from '../data/away.ts';
import { failureText, isFailure } from '../data/failure-text.ts';
import { useFocusBack } from '../layout/use-focus-back.ts';

/** A fault of the page has no trace on the server. */
const none = { traceId: '–' };

type Sheets = typeof import('./download.ts');

/**
 * Saves a file for which somebody presses, and says while it is under way: thousands of records take seconds, and a second
 * press would be a second file. Where the server is away it goes on by itself; why there is no file is told.
 */
export function useSaving(): readonly [boolean, (work: (sheets: Sheets) => Promise<void>) => Promise<void>] {
  const notify = useNotify();
  const translate = useTranslate();
  const [saving, setSaving] = useState(false);
  useFocusBack(saving);
  const save = async (work: (sheets: Sheets) => Promise<void>) => {
    setSaving(true);
    try {
      // Writing spreadsheets is fetched by those who need it.
      await readWhenReached(async () => work(await import('./download.ts')));
    } catch (error) {
      const text = isFailure(error) ? failureText(error, translate) : translate('errors.system_has_some_errors', none);
      notify(text, { type: 'error' });
    } finally {
      setSaving(false);
    }
  };
  return [saving, save];
}
