import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';

interface ActionButtonProps extends Pick<ButtonProps, 'color' | 'onClick' | 'aria-haspopup'> {
  icon: ReactNode;
  label: string;
}

/** Below this width of the form its actions stand in one row only without their words. */
const narrow = '@container form-actions (max-width: 520px)';

/** What a form offers beside saving, at the far end of its row: a picture with words, in a narrow form the picture alone. */
export function ActionButton({ icon, label, color = 'inherit', ...button }: ActionButtonProps) {
  return (
    <Button
      color={color}
      title={label}
      aria-label={label}
      startIcon={icon}
      sx={{ [narrow]: { minWidth: 40, px: 1, '& .MuiButton-startIcon': { m: 0 } } }}
      {...button}
    >
      <Box component="span" sx={{ [narrow]: { display: 'none' } }}>
        {label}
      </Box>
    </Button>
  );
}
