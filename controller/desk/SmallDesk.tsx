import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { buttonsAt } from './buttons.ts';
import { CurrentNumber } from './CurrentNumber.tsx';
import { StateButton, type StateButtonProps } from './StateButton.tsx';
import { hasShortcut } from './shortcuts.ts';
import { useShortcuts } from './use-shortcuts.ts';
import './small-desk.css';

interface SmallDeskProps extends StateButtonProps {
  /** The window in which it stands. */
  window: Window;
  /** What is said about the last press. */
  children: ReactNode;
}

/** What is pressed with every patient; the rest is done at the desk itself. */
const often = ['recall', 'completed', 'pass', 'start'] as const;

/** The desk in a small window above the hospital's own system: who is called, and what is pressed with every patient. */
export function SmallDesk({ window, children, ...props }: SmallDeskProps) {
  const { t, state, onAction } = props;
  const large = buttonsAt('large', state);
  const others = buttonsAt('desk', state).filter(({ name }) => (often as readonly string[]).includes(name));
  const keys = [...large, ...others].filter(({ disabled }) => !disabled).map(({ name }) => name);
  useShortcuts(keys.filter(hasShortcut), onAction, window);
  useEffect(() => {
    window.document.title = state.counterName || state.panelName;
  }, [window, state]);
  return createPortal(
    <main className="small-desk">
      <h1>{state.counterName || state.panelName}</h1>
      <CurrentNumber state={state} />
      {state.current?.name && <p className="small-desk-name">{state.current.name}</p>}
      {large.map((button) => (
        <StateButton key={button.name} {...props} button={button} large />
      ))}
      <div className="desk-actions-more">
        {others.map((button) => (
          <StateButton key={button.name} {...props} button={button} />
        ))}
      </div>
      <p className="muted">{t('controller.list.waitingCount', { count: state.counts.waiting })}</p>
      {children}
    </main>,
    window.document.body,
  );
}
