import Button from '@mui/material/Button';
import { useState } from 'react';
import { type RaRecord, useDataProvider, useListContext, useNotify, useRefresh, useTranslate } from 'react-admin';
import { mostListed } from '#generated/most-items.ts';
import { Locale, PanelStatus, Theme } from '#generated/values.ts';
import { Allowed } from '../account/Allowed.tsx';
import { inParts } from '../data/in-parts.ts';
import { Confirm } from '../layout/Confirm.tsx';
import { OptionalSelect } from '../layout/OptionalSelect.tsx';
import { AffectedScreens } from './AffectedScreens.tsx';
import { PrintSheet } from './PrintSheet.tsx';

/** What several panels can be given at once: every panel has it, whatever its type. */
const fields = {
  status: { values: PanelStatus, texts: 'values.PanelStatus' },
  language: { values: Locale, texts: 'values.Locale' },
  theme: { values: Theme, texts: 'values.Theme' },
} as const;

/** What can be done with the chosen panels: change them together, print their addresses. */
export function PanelBulk({ resource }: { resource: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const dataProvider = useDataProvider();
  const { selectedIds = [], onUnselectItems } = useListContext();
  const [asking, setAsking] = useState(false);
  const [changes, setChanges] = useState<Record<string, string>>({});
  const [sheet, setSheet] = useState<RaRecord[]>();
  const tell = (error: unknown) => notify((error as Error).message, { type: 'error' });
  const save = async () => {
    try {
      const { data: changed = [] } = await dataProvider.updateMany(resource, { ids: selectedIds, data: changes });
      if (changed.length === 0) notify('errors.not_found', { type: 'error' });
      else notify('ra.notification.updated', { type: 'success', messageArgs: { smart_count: changed.length } });
      onUnselectItems();
      // The next ones may have been chosen meanwhile.
      setChanges((now) => (now === changes ? {} : now));
    } catch (error) {
      tell(error);
    }
    refresh();
  };
  const print = async () => {
    try {
      // Those that a colleague has removed meanwhile are not among what is found; the others keep their order.
      const parts = inParts(selectedIds, mostListed).map((ids) => dataProvider.getMany(resource, { ids }));
      const left = (await Promise.all(parts)).flatMap(({ data }): RaRecord[] => data);
      const found = selectedIds.flatMap((id) => left.find((panel) => panel.id === id) ?? []);
      if (found.length < selectedIds.length) refresh();
      if (found.length === 0) notify('errors.not_found', { type: 'error' });
      else setSheet(found);
    } catch (error) {
      tell(error);
    }
  };
  return (
    <>
      <Allowed to="bulkUpdatePanel">
        <Button size="small" onClick={() => setAsking(true)}>
          {translate('admin.panel.changeSeveral')}
        </Button>
      </Allowed>
      <Button size="small" onClick={print}>
        {translate('admin.panel.printAddresses')}
      </Button>
      {sheet && <PrintSheet panels={sheet} onClose={() => setSheet(undefined)} />}
      <Confirm
        open={asking}
        danger={false}
        title={translate('admin.panel.changeSeveral')}
        action={translate('ra.action.save')}
        disabled={Object.keys(changes).length === 0}
        onConfirm={save}
        onClose={() => setAsking(false)}
        text={
          <>
            <p>{translate('admin.panel.changeSeveralText', { number: selectedIds.length })}</p>
            {Object.entries(fields).map(([name, { values, texts }]) => (
              <OptionalSelect
                key={name}
                fullWidth
                label={translate(`fields.Panel.${name}`)}
                value={changes[name] ?? ''}
                none={translate('admin.panel.asItIs')}
                choices={values.map((value) => [value, translate(`${texts}.${value}`)])}
                onChange={(value) =>
                  setChanges(({ [name]: _, ...others }) => (value ? { ...others, [name]: value } : others))
                }
                sx={{ mt: 2 }}
              />
            ))}
            <AffectedScreens gids={selectedIds.map(String)} />
          </>
        }
      />
    </>
  );
}
