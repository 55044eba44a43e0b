import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useDataProvider, useListContext, useNotify, useRefresh, useTranslate } from 'react-admin';
import { joinSentences } from '#client/text/join-sentences.ts';
import { kindInSentence } from '../i18n/in-sentence.ts';
import { Confirm } from '../layout/Confirm.tsx';
import { overrideOf } from '../overrides/override.ts';
import { useRemoval } from '../undo/use-removal.ts';
import { ChosenToolbar } from './ChosenToolbar.tsx';
import { nameIn } from './name-in.ts';
import { RemoveOne } from './RemoveOne.tsx';
import { useDescribed } from './use-described.ts';

/** What can be done with the chosen rows, in calls of as many as one takes: each is all or none. */
export function BulkBar() {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const dataProvider = useDataProvider();
  const { path, resource } = useDescribed();
  const { data = [], selectedIds = [], onUnselectItems } = useListContext();
  const remove = useRemoval(path);
  const [asking, setAsking] = useState(false);
  if (selectedIds.length === 0) return null;
  const { Bulk } = overrideOf(resource.name);
  const { enabledKey } = resource;
  const count = { smart_count: selectedIds.length };
  const kind = kindInSentence(translate, resource.labelKey, selectedIds.length);
  // The one that stands in the list is asked about by its name.
  const only = selectedIds.length === 1 ? data.find(({ id }) => id === selectedIds[0]) : undefined;
  const notShown = selectedIds.filter((id) => data.every((record) => record.id !== id)).length;
  const enable = async (enabled: boolean) => {
    try {
      const { data: changed = [] } = await dataProvider.updateMany(path, {
        ids: selectedIds,
        data: { [enabledKey ?? '']: enabled },
      });
      if (changed.length === 0) notify('errors.not_found', { type: 'error' });
      else notify('ra.notification.updated', { type: 'success', messageArgs: { smart_count: changed.length } });
      onUnselectItems();
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    refresh();
  };
  return (
    <ChosenToolbar count={selectedIds.length} notShown={notShown} onClear={() => onUnselectItems()}>
      {enabledKey && resource.operations.bulkUpdate && (
        <>
          <Button size="small" onClick={() => enable(true)}>
            {translate('admin.list.enable')}
          </Button>
          <Button size="small" onClick={() => enable(false)}>
            {translate('admin.list.disable')}
          </Button>
        </>
      )}
      {Bulk && (
        <Suspense fallback={null}>
          <Bulk resource={path} />
        </Suspense>
      )}
      {resource.operations.bulkDelete && (
        <Button size="small" color="error" onClick={() => setAsking(true)}>
          {translate('ra.action.delete')}
        </Button>
      )}
      {only && <RemoveOne record={only} name={nameIn(resource, only)} open={asking} onClose={() => setAsking(false)} />}
      <Confirm
        open={asking && !only}
        title={translate('ra.message.bulk_delete_title', { ...count, name: kind })}
        text={joinSentences([
          translate('ra.message.bulk_delete_content', { ...count, name: kind }),
          notShown > 0 && translate('admin.list.notShown', { number: notShown }),
        ])}
        action={translate('ra.action.delete')}
        onConfirm={() => remove(selectedIds.map((id) => ({ id })))}
        onClose={() => setAsking(false)}
      />
    </ChosenToolbar>
  );
}
