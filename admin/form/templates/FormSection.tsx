import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';

export interface FormSectionProps {
  title: string;
  /** Labels of its fields: what one finds inside. */
  fields: string[];
  /** Something in it is wrong: it opens. */
  wrong: boolean;
  children: ReactNode;
}

/** A part of a form that is folded away until it is needed. */
export function FormSection({ title, fields, wrong, children }: FormSectionProps) {
  const [open, setOpen] = useState(false);
  return (
    <Box
      component="details"
      open={open || wrong}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      sx={{ mt: 2, borderTop: 1, borderColor: 'divider', '&[open] > summary svg': { transform: 'rotate(180deg)' } }}
    >
      <Box
        component="summary"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          py: 1.5,
          cursor: 'pointer',
          listStyle: 'none',
          borderRadius: 1,
          '&::-webkit-details-marker': { display: 'none' },
          '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: -3 },
        }}
      >
        <Box component="span" sx={{ flex: 'none', maxWidth: '70%', fontWeight: 600 }}>
          {title}
        </Box>
        <Box
          component="span"
          sx={{
            flex: 1,
            minWidth: 0,
            color: 'text.secondary',
            fontSize: 13,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {!open && !wrong && fields.join('　')}
        </Box>
        <ExpandMoreIcon aria-hidden color="action" />
      </Box>
      <Box sx={{ pb: 1 }}>{children}</Box>
    </Box>
  );
}
