import InboxIcon from '@mui/icons-material/Inbox';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCreatePath, useListContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { kindInSentence } from '../i18n/in-sentence.ts';
import { spreadsheetSegment, takesSpreadsheets } from '../spreadsheet/spreadsheet-address.ts';
import { usePlace } from '../spreadsheet/use-place.ts';
import { useSaving } from '../spreadsheet/use-saving.ts';
import { CreateButton } from './CreateButton.tsx';
import { useDescribed } from './use-described.ts';

/** What stands in place of the rows when there are none: how to make the first, or how to see others again. */
export function ListEmpty() {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { path, resource } = useDescribed();
  const { filterValues, setFilters } = useListContext();
  const filtered = Object.keys(filterValues ?? {}).length > 0;
  const name = kindInSentence(translate, resource.labelKey, 2);
  const none = resource.dated ? 'admin.list.noEntries' : 'ra.page.empty';
  const place = usePlace(path);
  const [saving, save] = useSaving();
  return (
    <Box sx={{ py: 7, px: 2, display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 2 }}>
      <InboxIcon sx={{ fontSize: 52, color: 'text.secondary', opacity: 0.6 }} />
      <Typography sx={{ fontWeight: 600 }}>
        {translate(filtered ? 'ra.navigation.no_filtered_results' : none, { name })}
      </Typography>
      {!filtered && (
        <Typography sx={{ maxWidth: 560, textAlign: 'center', textWrap: 'balance', color: 'text.secondary' }}>
          {translate(resource.purposeKey)}
        </Typography>
      )}
      {filtered ? (
        <Button variant="outlined" onClick={() => setFilters({})}>
          {translate('ra.navigation.clear_filters')}
        </Button>
      ) : (
        <>
          <CreateButton />
          {takesSpreadsheets(resource) && (
            <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
              <Button
                component={RouterLink}
                to={`${createPath({ resource: path, type: 'list' })}/${spreadsheetSegment}`}
              >
                {translate('admin.list.import')}
              </Button>
              <Button disabled={saving} onClick={() => save(({ downloadTemplate }) => downloadTemplate(place))}>
                {translate('admin.spreadsheet.getTemplate')}
              </Button>
            </Box>
          )}
        </>
      )}
    </Box>
  );
}
