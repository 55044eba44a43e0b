import { type FrameProps, Screen } from '../screen/Screen.tsx';
import './flow.css';

/** Stands while something is under way, and says so when it has to be sent again. */
export function Working({ retrying, ...frame }: FrameProps & { retrying: boolean }) {
  return (
    <Screen {...frame} question={frame.t(retrying ? 'kiosk.retrying' : 'kiosk.working')}>
      <div className="working" aria-hidden="true" />
    </Screen>
  );
}
