import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ArrayFieldItemTemplateProps, RJSFSchema } from '@rjsf/utils';
import { useTranslate } from 'react-admin';

/** One entry of such a list, with buttons to move it and to take it out. */
export function RowTemplate(props: ArrayFieldItemTemplateProps<Record<string, unknown>, RJSFSchema>) {
  const { children, index, buttonsProps } = props;
  const { hasMoveUp, hasMoveDown, hasRemove, disabled, readonly } = buttonsProps;
  const translate = useTranslate();
  const fixed = Boolean(disabled || readonly);
  const named = (action: string) => `${translate(action)}：${index + 1}`;
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
        <IconButton
          size="small"
          aria-label={named('ra.action.move_up')}
          disabled={fixed || !hasMoveUp}
          onClick={buttonsProps.onMoveUpItem}
        >
          <UpIcon fontSize="small" />
        </IconButton>
        <IconButton
          size="small"
          aria-label={named('ra.action.move_down')}
          disabled={fixed || !hasMoveDown}
          onClick={buttonsProps.onMoveDownItem}
        >
          <DownIcon fontSize="small" />
        </IconButton>
        <IconButton
          size="small"
          aria-label={named('ra.action.remove')}
          disabled={fixed || !hasRemove}
          onClick={buttonsProps.onRemoveItem}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  );
}
