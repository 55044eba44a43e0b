import { useLocation } from 'react-router-dom';
import { firstDashboard } from '#client/navigation/first-dashboard.ts';
import { mayCall } from '#client/session/may-call.ts';
import { useStore } from '#client/use-store.ts';
import { lazyAside } from '../layout/lazy-part.ts';
import { account, organisation } from '../session.ts';
import { needed } from './needed.ts';
import { standings } from './shown.ts';

const Steps = lazyAside(() => import('./Steps.tsx'), 'Steps');

/** The way of an empty organisation to its first call, on the page on which its administrator begins. */
export function FirstSteps() {
  const { pathname } = useLocation();
  const shown = useStore(organisation);
  const who = useStore(account);
  const standing = useStore(standings)[shown?.gid ?? ''];
  const isFirstPage = shown !== undefined && pathname.replace(/\/$/, '') === firstDashboard(shown, pathname);
  if (!isFirstPage || standing === 'left' || standing === 'done' || !who || !mayCall(needed, who)) return null;
  return <Steps key={shown.gid} orgGid={shown.gid} asked={standing === 'asked'} />;
}
