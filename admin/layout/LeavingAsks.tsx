import { useTranslate } from 'react-admin';
import { Confirm } from './Confirm.tsx';
import { useLeaving } from './use-leaving.ts';

interface LeavingAsksProps {
  /** Whether something would be lost now; asked at the moment of leaving. */
  holds(): boolean;
  /** The question, as texts of locales/. */
  title: string;
  text: string;
  action: string;
  onLeave?(): void;
}

/** Asks before a page is left whose work would be lost. */
export function LeavingAsks({ holds, title, text, action, onLeave }: LeavingAsksProps) {
  const translate = useTranslate();
  const { open, leave, stay } = useLeaving(holds);
  return (
    <Confirm
      open={open}
      title={translate(title)}
      text={translate(text)}
      action={translate(action)}
      onConfirm={() => {
        onLeave?.();
        leave();
      }}
      onClose={stay}
    />
  );
}
