import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { Translator } from '#client/language/translator.ts';
import { counterActions } from '#generated/counter-actions.ts';
import type { QueueState } from '#generated/shapes.ts';
import { ActionButton } from './ActionButton.tsx';
import { completedBy, labelOf } from './action-text.ts';
import { buttonsAt } from './buttons.ts';
import { CurrentNumber } from './CurrentNumber.tsx';
import type { PressName } from './create-desk.ts';
import { hasShortcut, type ShortcutName } from './shortcuts.ts';
import { useShortcuts } from './use-shortcuts.ts';
import './small-desk.css';

interface SmallDeskProps {
  t: Translator;
  /** The window in which it stands. */
  window: Window;
  state: QueueState;
  busy: PressName | undefined;
  fresh: boolean;
  /** What is said about the last press. */
  children: React.ReactNode;
  onAction(name: ShortcutName): void;
}

/** What is pressed with every patient; the rest is done at the desk itself. */
const often = ['recall', 'completed', 'pass', 'start'] as const;

/** The desk in a small window above the hospital's own system: who is called, and what is pressed with every patient. */
export function SmallDesk({ t, window, state, busy, fresh, children, onAction }: SmallDeskProps) {
  const large = buttonsAt('large', state);
  const others = buttonsAt('desk', state).filter(({ name }) => (often as readonly string[]).includes(name));
  const keys = [...large, ...others].filter(({ disabled }) => !disabled).map(({ name }) => name);
  useShortcuts(keys.filter(hasShortcut), onAction, window);
  useEffect(() => {
    window.document.title = state.counterName || state.panelName;
  }, [window, state]);
  const button = ({ name, disabled }: (typeof large)[number]) => (
    <ActionButton
      key={name}
      name={name as ShortcutName}
      label={labelOf(t, name, state)}
      detail={name === 'next' ? completedBy(t, state) : undefined}
      large={large.some((one) => one.name === name)}
      look={counterActions[name].look}
      disabled={disabled}
      busy={busy === name}
      waits={name === 'next' && fresh}
      onPress={() => onAction(name as ShortcutName)}
    />
  );
  return createPortal(
    <main className="small-desk">
      <h1>{state.counterName || state.panelName}</h1>
      <CurrentNumber state={state} />
      {state.current?.name && <p className="small-desk-name">{state.current.name}</p>}
      {large.map(button)}
      <div className="desk-actions-more">{others.map(button)}</div>
      <p className="muted">{t('controller.list.waitingCount', { count: state.counts.waiting })}</p>
      {children}
    </main>,
    window.document.body,
  );
}
