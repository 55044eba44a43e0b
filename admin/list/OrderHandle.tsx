import DragIcon from '@mui/icons-material/DragIndicator';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { DropMenu } from '../layout/DropMenu.tsx';
import { lazyAside } from '../layout/lazy-part.ts';
import type { Move } from './moves-in-turn.ts';
import type { Ordering } from './use-ordering.ts';

const MoveDialog = lazyAside(() => import('./MoveDialog.tsx'), 'MoveDialog');

/** Orders a row: by dragging it, by the arrow keys, or by a place in its menu. */
export function OrderHandle({ index, name, ordering }: { index: number; name: string; ordering: Ordering }) {
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  const place = ordering.start + index;
  const move = (change: Move) => ordering.move(index, change);
  return (
    <>
      <DropMenu
        opener={(props) => (
          <IconButton
            {...props}
            size="small"
            draggable
            aria-label={translate('admin.list.moveRow', { name, place: place + 1, total: ordering.total })}
            sx={{ cursor: 'grab' }}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              event.dataTransfer.setData('text/plain', name);
              ordering.drag(index);
            }}
            onDragEnd={() => ordering.drag(undefined)}
            onKeyDown={(event) => {
              const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
              if (step === 0) return;
              event.preventDefault();
              move({ by: step });
            }}
          >
            <DragIcon fontSize="small" />
          </IconButton>
        )}
      >
        <MenuItem disabled={place === 0} onClick={() => move({ by: -1 })}>
          {translate('ra.action.move_up')}
        </MenuItem>
        <MenuItem disabled={place === ordering.total - 1} onClick={() => move({ by: 1 })}>
          {translate('ra.action.move_down')}
        </MenuItem>
        <MenuItem onClick={() => setAsking(true)}>{translate('admin.list.moveTo')}</MenuItem>
      </DropMenu>
      <MoveDialog
        open={asking}
        name={name}
        place={place}
        total={ordering.total}
        onMove={(to) => move({ to })}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
