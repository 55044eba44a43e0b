import {
  type Identifier,
  type RaRecord,
  useDataProvider,
  useNotify,
  useRefresh,
  useTranslate,
  useUnselect,
} from 'react-admin';
import type { AdminDataProvider } from '../data/data-provider.ts';
import { readResourcePath } from '../data/resource-path.ts';
import { kindInSentence } from '../i18n/in-sentence.ts';
import { offerUndo } from './offers.ts';
import { readLeft } from './read-left.ts';
import { removeInParts } from './remove-in-parts.ts';

/** Deletes records of a list, and offers to take that back where the family can. */
export function useRemoval(path: string): (records: Pick<RaRecord, 'id'>[], name?: string) => Promise<void> {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const unselect = useUnselect(path, path);
  const { resource } = readResourcePath(path);
  return async (records, name) => {
    const [only] = records;
    const remove = (ids: Identifier[]) =>
      only && records.length === 1
        ? dataProvider.delete(path, { id: only.id, previousData: only as RaRecord })
        : dataProvider.deleteMany(path, { ids });
    const { gone, failure } = await removeInParts(
      records.map(({ id }) => id),
      remove,
      (ids) => readLeft(ids, (part) => dataProvider.getMany(path, { ids: part })),
    );
    // What another has removed before does not stay chosen either.
    unselect(failure ? gone : records.map(({ id }) => id));
    if (gone.length > 0) {
      const kind = kindInSentence(translate, resource.labelKey, gone.length);
      const text =
        name === undefined
          ? translate('admin.undo.several', { number: gone.length, kind })
          : translate('admin.undo.one', { name, kind });
      const restore = async () => {
        await dataProvider.restore(path, { ids: gone });
        refresh();
      };
      if (resource.operations.restore) offerUndo({ text, restore });
      else notify('ra.notification.deleted', { type: 'success', messageArgs: { smart_count: gone.length } });
    }
    if (failure) notify(failure.message, { type: 'error' });
    else if (gone.length === 0) notify('errors.not_found', { type: 'error' });
    refresh();
  };
}
