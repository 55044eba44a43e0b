import Box from '@mui/material/Box';
import { useListContext, useTranslate } from 'react-admin';
import { ListCard } from './ListCard.tsx';
import { SelectAll } from './SelectAll.tsx';
import { useDescribed } from './use-described.ts';
import { useOrdering } from './use-ordering.ts';
import { useSelection } from './use-selection.ts';

/** The records of a list on a phone: a card each, with all that its row in the table can do. */
export function ListCards() {
  const translate = useTranslate();
  const { resource } = useDescribed();
  const { data, isFetching } = useListContext();
  const ordering = useOrdering();
  const selection = useSelection();
  return (
    <>
      {selection.possible && (
        <Box component="label" sx={{ display: 'flex', alignItems: 'center', px: 2, color: 'text.secondary' }}>
          <SelectAll edge="start" />
          <span aria-hidden>{translate('ra.action.select_all')}</span>
        </Box>
      )}
      <Box
        component="ul"
        aria-label={translate(resource.labelKey, { smart_count: 2 })}
        aria-busy={isFetching}
        sx={{ listStyle: 'none', m: 0, p: 0, borderTop: 1, borderColor: 'divider' }}
      >
        {data?.map((record, index) => (
          <ListCard key={record.id} record={record} index={index} selectable={selection.possible} ordering={ordering} />
        ))}
      </Box>
    </>
  );
}
