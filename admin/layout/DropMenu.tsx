import Menu from '@mui/material/Menu';
import { type MouseEvent, type ReactNode, useId, useRef, useState } from 'react';

/** What the control that opens a menu needs. */
export interface MenuOpener {
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick(event: MouseEvent<HTMLElement>): void;
}

interface DropMenuProps {
  /** Draws the control that opens it. */
  opener(props: MenuOpener): ReactNode;
  /** Its entries. */
  children: ReactNode;
}

/**
 * A menu that its control opens; a choice, a press outside and Escape close it. An entry that cannot be chosen now leaves
 * it open.
 */
export function DropMenu({ opener, children }: DropMenuProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = () => setAnchor(undefined);
  const open = anchor !== undefined;
  // A list has one in each row; a closed one is drawn only where it has been open, for its way out.
  const wanted = useRef(false);
  wanted.current ||= open;
  return (
    <>
      {opener({
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: ({ currentTarget }) => setAnchor(currentTarget),
      })}
      {wanted.current && (
        <Menu
          id={id}
          anchorEl={anchor}
          open={open}
          onClose={close}
          onClick={({ target }) => (target as Element).closest('[role^=menuitem]') && close()}
        >
          {children}
        </Menu>
      )}
    </>
  );
}
