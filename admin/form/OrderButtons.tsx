import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import CloseIcon from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { labelled } from '../i18n/labelled.ts';

interface OrderButtonsProps {
  /** What is moved or taken out, as its buttons say. */
  name: string;
  onMoveUp(): void;
  onMoveDown(): void;
  onRemove(): void;
  /** Buttons that can do nothing. */
  disabled: { up: boolean; down: boolean; remove: boolean };
}

/** The buttons of one entry of an ordered list: up, down, out. */
export function OrderButtons({ name, onMoveUp, onMoveDown, onRemove, disabled }: OrderButtonsProps) {
  const translate = useTranslate();
  const buttons = [
    { action: 'ra.action.move_up', Icon: UpIcon, idle: disabled.up, press: onMoveUp },
    { action: 'ra.action.move_down', Icon: DownIcon, idle: disabled.down, press: onMoveDown },
    { action: 'ra.action.remove', Icon: CloseIcon, idle: disabled.remove, press: onRemove },
  ];
  return buttons.map(({ action, Icon, idle, press }) => (
    <IconButton
      key={action}
      size="small"
      aria-label={labelled(translate, translate(action), name)}
      disabled={idle}
      onClick={({ currentTarget }) => {
        const keepPlace = placeOf(currentTarget);
        press();
        requestAnimationFrame(keepPlace);
      }}
    >
      <Icon fontSize="small" />
    </IconButton>
  ));
}

/** Where the keyboard goes if its button does: to that of the entry which follows, else to what the list is added to by. */
function placeOf(button: HTMLElement): () => void {
  const row = button.closest('li');
  const list = row?.parentElement;
  const frame = list?.parentElement;
  const at = row && list ? [...list.children].indexOf(row) : -1;
  return () => {
    if (button.isConnected || document.activeElement !== document.body) return;
    const rows = list?.isConnected ? [...list.children] : [];
    const buttons = [...(rows[Math.min(at, rows.length - 1)]?.querySelectorAll('button') ?? [])];
    const next = buttons.at(-1) ?? frame?.querySelector<HTMLElement>('input:enabled, button:enabled');
    next?.focus();
  };
}
