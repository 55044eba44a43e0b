import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Whether something stands open over this page. Another page closes it for good: the way back leads to the page alone.
 */
export function useOpenHere(): [open: boolean, setOpen: (open: boolean) => void] {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  useEffect(() => setOpenAt((held) => (held === pathname ? held : undefined)), [pathname]);
  return [openAt === pathname, (open) => setOpenAt(open ? pathname : undefined)];
}
