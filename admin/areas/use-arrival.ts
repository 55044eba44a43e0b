import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { arrive } from '#client/navigation/arrive.ts';
import { orgGidOf } from '#client/navigation/first-dashboard.ts';
import { leaveController } from '#client/navigation/leave-controller.ts';
import { routeKind } from '#client/navigation/route-kind.ts';
import { errorLayout } from '#client/screen/error-layout.ts';
import { operations } from '#generated/operations.ts';
import { language, loadOrganisation, organisationGid, tokens } from '../session.ts';
import { bringArea } from './areas.ts';

/**
 * Applies the navigation rules to every address. Answers whether the page may be drawn: while another one is being
 * arrived at, the page before stays; another attempt, as after signing in, begins with nothing.
 */
export function useArrival(attempt: number): boolean {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [arrived, setArrived] = useState<number>();
  useEffect(() => {
    let wanted = true;
    const orgGid = orgGidOf(pathname);
    if (routeKind(pathname) === 'advance') organisationGid.set(undefined);
    arrive(new URL(pathname + search, location.origin), {
      tokens,
      language,
      errorLayout,
      leaveController: () => leaveController(window, operations.signOut),
      loadOrganisation: () => loadOrganisation(orgGid),
      isWanted: () => wanted,
    }).then(async (destination) => {
      if ('stay' in destination) await bringArea(pathname);
      if (!wanted) return;
      if ('reload' in destination) location.replace(destination.reload);
      else if ('goTo' in destination) navigate(destination.goTo, { replace: true });
      else setArrived(attempt);
    });
    return () => {
      wanted = false;
    };
  }, [pathname, search, navigate, attempt]);
  return arrived === attempt;
}
