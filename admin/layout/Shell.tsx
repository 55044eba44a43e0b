import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { notOnPaper } from '../theme/paper.ts';
import { menuColours } from '../theme/theme.ts';
import type { Brand } from './brand.ts';
import { type MenuGroup, SideMenu } from './SideMenu.tsx';
import { SkipLink } from './SkipLink.tsx';
import { useOpenHere } from './use-open-here.ts';

/** Its longest words fit on a line when they are bold, too. */
const menuWidth = 248;
/** Where bars take room, a light one of full width would be the brightest part of a dark menu. */
const menuScrollbar = { scrollbarWidth: 'thin', scrollbarColor: `${menuColours.bar} ${menuColours.ground}` } as const;

/** The frame of all pages: the dark menu at the side, or behind a button on a narrow screen, and the page. */
export function Shell({ menu, brand, children }: { menu: MenuGroup[]; brand: Brand; children: ReactNode }) {
  const translate = useTranslate();
  const [open, setOpen] = useOpenHere();
  const side = <SideMenu groups={menu} brand={brand} />;
  return (
    <Box sx={{ display: 'flex', minHeight: '100vh', bgcolor: 'background.default' }}>
      <SkipLink />
      <Box
        sx={{
          display: { xs: 'none', md: 'block' },
          width: menuWidth,
          flex: 'none',
          bgcolor: menuColours.ground,
          ...notOnPaper,
        }}
      >
        <Box sx={{ position: 'sticky', top: 0, maxHeight: '100vh', overflowY: 'auto', ...menuScrollbar }}>{side}</Box>
      </Box>
      <IconButton aria-label={translate('ra.action.open_menu')} onClick={() => setOpen(true)} sx={menuButton}>
        <MenuIcon />
      </IconButton>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { sx: { width: menuWidth, bgcolor: menuColours.ground, ...menuScrollbar } } }}
      >
        {side}
      </Drawer>
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>{children}</Box>
    </Box>
  );
}

/** What is scrolled below it is not read through it. */
const menuButton = {
  display: { md: 'none' },
  position: 'fixed',
  zIndex: 10,
  left: 8,
  top: 8,
  bgcolor: 'background.paper',
  '&:hover': { bgcolor: 'background.paper' },
  ...notOnPaper,
} as const;
