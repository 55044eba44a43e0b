import { useRef } from 'react';
import { ActionButton } from './ActionButton.tsx';
import { buttonsAt } from './buttons.ts';
import { StateButton, type StateButtonProps } from './StateButton.tsx';
import { useActionFocus } from './use-action-focus.ts';
import './actions.css';

/** The one thing to do next in large, and the others below it. */
export function Actions(props: StateButtonProps) {
  const { t, state, onAction } = props;
  const actions = useRef<HTMLDivElement>(null);
  useActionFocus(actions);
  return (
    <div className="desk-actions" ref={actions}>
      {buttonsAt('large', state).map((button) => (
        <StateButton key={button.name} {...props} button={button} large />
      ))}
      <div className="desk-actions-more">
        {buttonsAt('desk', state).map((button) => (
          <StateButton key={button.name} {...props} button={button} />
        ))}
        <ActionButton
          name="more"
          label={t('controller.action.more')}
          disabled={false}
          busy={false}
          onPress={() => onAction('more')}
        />
      </div>
    </div>
  );
}
