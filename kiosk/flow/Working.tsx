import { type FrameProps, Screen } from '../screen/Screen.tsx';
import './flow.css';

interface WorkingProps extends FrameProps {
  retrying: boolean;
  /** A number is being taken. */
  taking: boolean;
}

/** Stands while something is under way, and says so when it has to be sent again. */
export function Working({ retrying, taking, ...frame }: WorkingProps) {
  const { t } = frame;
  const kept = retrying && taking ? t('kiosk.take.kept') : undefined;
  const question = t(retrying ? 'kiosk.retrying' : 'kiosk.working');
  return (
    <Screen {...frame} question={question} spoken={[question, kept].filter(Boolean).join(' ')}>
      {kept && (
        <p className="lead" role="status">
          {kept}
        </p>
      )}
      <div className="working" aria-hidden="true" />
    </Screen>
  );
}
