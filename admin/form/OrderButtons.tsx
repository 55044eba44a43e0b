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
        const keepFocus = focusKeeper(currentTarget);
        press();
        requestAnimationFrame(keepFocus);
      }}
    >
      <Icon fontSize="small" />
    </IconButton>
  ));
}

/**
 * What moves the keyboard on where its button disappears with its entry, or can do no more because the entry has come to
 * an end: to the button of the entry which follows, to another of the same entry, else to what the list is added to by.
 */
function focusKeeper(button: HTMLElement): () => void {
  const row = button.closest('li');
  const list = row?.parentElement;
  const frame = list?.parentElement;
  const at = row && list ? [...list.children].indexOf(row) : -1;
  return () => {
    const isLost = document.activeElement === document.body || document.activeElement === button;
    if (!isLost || (button.isConnected && !button.matches(':disabled'))) return;
    const rows = list?.isConnected ? [...list.children] : [];
    const there = button.isConnected ? button.parentElement : rows[Math.min(at, rows.length - 1)];
    const buttons = [...(there?.querySelectorAll<HTMLElement>('button:enabled') ?? [])];
    const next =
      (button.isConnected ? buttons[0] : buttons.at(-1)) ??
      frame?.querySelector<HTMLElement>('input:enabled, button:enabled');
    next?.focus();
  };
}
