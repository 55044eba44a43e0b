import DragIcon from '@mui/icons-material/DragIndicator';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { DropMenu } from '../layout/DropMenu.tsx';
import { lazyAside } from '../layout/lazy-part.ts';
import { type Aim, nextAim } from './moves-in-turn.ts';
import type { Ordering } from './use-ordering.ts';

const MoveDialog = lazyAside(() => import('./MoveDialog.tsx'), 'MoveDialog');

/** Orders a row: by dragging it, by the arrow keys, or by a place in its menu. */
export function OrderHandle({ index, name, ordering }: { index: number; name: string; ordering: Ordering }) {
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  const place = ordering.start + index;
  const aim = useRef<Aim>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it stands elsewhere, the next step is from there
  useEffect(() => {
    aim.current = undefined;
  }, [place]);
  const step = async (by: number) => {
    aim.current = nextAim(aim.current, place, by, ordering.total);
    if (!(await ordering.move(index, aim.current.to))) aim.current = undefined;
  };
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
              const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
              if (by === 0) return;
              event.preventDefault();
              void step(by);
            }}
          >
            <DragIcon fontSize="small" />
          </IconButton>
        )}
      >
        <MenuItem disabled={place === 0} onClick={() => step(-1)}>
          {translate('ra.action.move_up')}
        </MenuItem>
        <MenuItem disabled={place === ordering.total - 1} onClick={() => step(1)}>
          {translate('ra.action.move_down')}
        </MenuItem>
        <MenuItem onClick={() => setAsking(true)}>{translate('admin.list.moveTo')}</MenuItem>
      </DropMenu>
      <MoveDialog
        open={asking}
        name={name}
        place={place}
        total={ordering.total}
        onMove={(to) => void ordering.move(index, to)}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
