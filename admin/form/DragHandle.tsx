import DragIcon from '@mui/icons-material/DragIndicator';
import IconButton from '@mui/material/IconButton';
import { type PointerEvent, useRef } from 'react';
import { useTranslate } from 'react-admin';

interface DragHandleProps {
  name: string;
  /** Place in the list, from 0, and length of the list. */
  index: number;
  total: number;
  disabled?: boolean;
  onMoveUp(): void;
  onMoveDown(): void;
}

/**
 * Orders an entry of a list in a form: it is dragged with the mouse or a finger, or moved by the arrow keys. The list
 * moves along: each neighbour whose middle is passed changes places with it. Stands in an `li`.
 */
export function DragHandle({ name, index, total, disabled = false, onMoveUp, onMoveDown }: DragHandleProps) {
  const translate = useTranslate();
  const now = useRef({ index, total, onMoveUp, onMoveDown });
  now.current = { index, total, onMoveUp, onMoveDown };

  const step = (by: -1 | 1) => {
    const { index, total, onMoveUp, onMoveDown } = now.current;
    if (by < 0 && index > 0) onMoveUp();
    if (by > 0 && index < total - 1) onMoveDown();
  };

  function drag({ button, currentTarget }: PointerEvent<HTMLElement>) {
    const row = currentTarget.closest('li');
    if (button !== 0 || !row) return;
    // One step is drawn before the next is taken.
    let asked: number | undefined;
    const follow = ({ clientY }: globalThis.PointerEvent) => {
      if (asked === now.current.index) return;
      const by = passes(row.previousElementSibling, row.nextElementSibling, clientY);
      if (!by) return;
      asked = now.current.index;
      step(by);
    };
    const end = () => {
      row.style.opacity = '';
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
    row.style.opacity = '0.6';
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
  }

  return (
    <IconButton
      size="small"
      disabled={disabled}
      aria-label={translate('admin.list.moveRow', { name, place: index + 1, total })}
      sx={{ cursor: 'grab', touchAction: 'none' }}
      onPointerDown={drag}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        step(event.key === 'ArrowUp' ? -1 : 1);
      }}
    >
      <DragIcon fontSize="small" />
    </IconButton>
  );
}

/** Which neighbour's middle the pointer has passed: -1 the one above, 1 the one below, 0 none. */
function passes(above: Element | null, below: Element | null, y: number): -1 | 0 | 1 {
  if (above && y < middle(above)) return -1;
  return below && y > middle(below) ? 1 : 0;
}

function middle(row: Element): number {
  const { top, height } = row.getBoundingClientRect();
  return top + height / 2;
}
