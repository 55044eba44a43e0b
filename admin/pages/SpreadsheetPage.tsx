import { useCreatePath, useTranslate } from 'react-admin';
import { Needed } from '../account/Needed.tsx';
import { readResourcePath } from '../data/resource-path.ts';
import { inSentence } from '../i18n/in-sentence.ts';
import { Page } from '../layout/Page.tsx';
import { overrideOf } from '../overrides/override.ts';
import { LazySpreadsheetImport } from '../spreadsheet/LazySpreadsheetImport.tsx';

/** The page on which records of a resource come in by spreadsheet. */
export function SpreadsheetPage({ resource }: { resource: string }) {
  const translate = useTranslate();
  const list = useCreatePath()({ resource, type: 'list' });
  const { resource: described } = readResourcePath(resource);
  const { create, update } = described.operations;
  const needed = overrideOf(described.name).sheet?.operations.create ?? create ?? update;
  return (
    <Page
      title={translate('admin.spreadsheet.title', { name: inSentence(translate(described.labelKey)) })}
      parent={{ to: list, label: translate(described.titleKey, { smart_count: 2 }) }}
    >
      {needed && (
        <Needed to={needed}>
          <LazySpreadsheetImport resource={resource} />
        </Needed>
      )}
    </Page>
  );
}
