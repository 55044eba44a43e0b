import Box from '@mui/material/Box';
import type { ArrayFieldItemTemplateProps, RJSFSchema } from '@rjsf/utils';
import { DragHandle } from '../DragHandle.tsx';
import { OrderButtons } from '../OrderButtons.tsx';

/** One entry of such a list, to be dragged, or moved and taken out by buttons. */
export function RowTemplate(props: ArrayFieldItemTemplateProps<Record<string, unknown>, RJSFSchema>) {
  const { children, index, totalItems, buttonsProps } = props;
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
        pl: 0.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', color: 'text.secondary', fontWeight: 600 }}>
        <DragHandle
          name={String(index + 1)}
          index={index}
          total={totalItems}
          disabled={fixed}
          onMoveUp={buttonsProps.onMoveUpItem}
          onMoveDown={buttonsProps.onMoveDownItem}
        />
        <span aria-hidden>{index + 1}</span>
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
