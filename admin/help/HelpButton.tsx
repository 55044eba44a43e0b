import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { lazyAside } from '../layout/lazy-part.ts';
import { useOpenHere } from '../layout/use-open-here.ts';
import { helpOf } from './help-of.ts';

const HelpDrawer = lazyAside(() => import('./HelpDrawer.tsx'), 'HelpDrawer');

/** Opens the help of the page beside it. @param title of the page, or of the tab that it shows */
export function HelpButton({ title }: { title: string }) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const [open, setOpen] = useOpenHere();
  const help = helpOf(pathname);
  if (!help) return null;
  const label = translate('help.open');
  return (
    <>
      <IconButton aria-haspopup="dialog" aria-label={label} title={label} onClick={() => setOpen(true)}>
        <HelpIcon />
      </IconButton>
      <HelpDrawer title={title} help={help} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
