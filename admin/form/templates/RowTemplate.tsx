import Box from '@mui/material/Box';
import type { ArrayFieldItemTemplateProps, RJSFSchema } from '@rjsf/utils';
import { OrderButtons } from '../OrderButtons.tsx';

/** One entry of such a list, with buttons to move it and to take it out. */
export function RowTemplate(props: ArrayFieldItemTemplateProps<Record<string, unknown>, RJSFSchema>) {
  const { children, index, buttonsProps } = props;
  const { hasMoveUp, hasMoveDown, hasRemove, disabled, readonly } = buttonsProps;
  const fixed = Boolean(disabled || readonly);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 1,
        alignItems: 'start',
        p: 1.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Box component="span" aria-hidden sx={{ pt: 0.25, minWidth: 20, color: 'text.secondary', fontWeight: 600 }}>
        {index + 1}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>{children}</Box>
      <Box sx={{ display: 'flex', flex: 'none' }}>
        <OrderButtons
          name={String(index + 1)}
          onMoveUp={buttonsProps.onMoveUpItem}
          onMoveDown={buttonsProps.onMoveDownItem}
          onRemove={buttonsProps.onRemoveItem}
          disabled={{ up: fixed || !hasMoveUp, down: fixed || !hasMoveDown, remove: fixed || !hasRemove }}
        />
      </Box>
    </Box>
  );
}
