import { type RaRecord, useDataProvider, useNotify, useRefresh, useTranslate, useUnselect } from 'react-admin';
import type { AdminDataProvider } from '../data/data-provider.ts';
import { readResourcePath } from '../data/resource-path.ts';
import { inSentence } from '../i18n/in-sentence.ts';
import { offerUndo } from './offers.ts';

/** Deletes records of a list, and offers to take that back where the family can. */
export function useRemoval(path: string): (records: Pick<RaRecord, 'id'>[], name?: string) => Promise<void> {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const unselect = useUnselect(path, path);
  const { resource } = readResourcePath(path);
  return async (records, name) => {
    const ids = records.map(({ id }) => id);
    const [only] = records;
    const restore = async () => {
      await dataProvider.restore(path, { ids });
      refresh();
    };
    try {
      if (only && name !== undefined) await dataProvider.delete(path, { id: only.id, previousData: only as RaRecord });
      else await dataProvider.deleteMany(path, { ids });
      unselect(ids);
      const kind = inSentence(translate(resource.labelKey));
      const text =
        name === undefined
          ? translate('admin.undo.several', { number: ids.length, kind })
          : translate('admin.undo.one', { name, kind });
      if (resource.operations.restore) offerUndo({ text, restore });
      else notify('ra.notification.deleted', { type: 'success', messageArgs: { smart_count: ids.length } });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    refresh();
  };
}
