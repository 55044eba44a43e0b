import InboxIcon from '@mui/icons-material/Inbox';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'react-admin';
import { inSentence } from '../i18n/in-sentence.ts';
import { CreateButton } from './CreateButton.tsx';
import { useDescribed } from './use-described.ts';

/** What stands in place of the rows when there are none: how to make the first, or how to see others again. */
export function ListEmpty() {
  const translate = useTranslate();
  const { resource } = useDescribed();
  const { filterValues, setFilters } = useListContext();
  const filtered = Object.keys(filterValues ?? {}).length > 0;
  const name = inSentence(translate(resource.labelKey));
  return (
    <Box sx={{ py: 7, px: 2, display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 2 }}>
      <InboxIcon sx={{ fontSize: 52, color: 'text.secondary', opacity: 0.6 }} />
      <Typography sx={{ color: 'text.secondary' }}>
        {translate(filtered ? 'ra.navigation.no_filtered_results' : 'ra.page.empty', { name })}
      </Typography>
      {filtered ? (
        <Button variant="outlined" onClick={() => setFilters({})}>
          {translate('ra.navigation.clear_filters')}
        </Button>
      ) : (
        <CreateButton />
      )}
    </Box>
  );
}
