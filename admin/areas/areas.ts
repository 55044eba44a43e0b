/** The parts of the administration, each loaded when somebody goes there. */
import { routeKind } from '#client/navigation/route-kind.ts';
import { firstPart, lazyPart } from '../layout/lazy-part.ts';

export const OrganisationArea = firstPart(() => import('./OrganisationArea.tsx'), 'OrganisationArea');
export const GroupDashboard = lazyPart(() => import('../dashboard/GroupDashboard.tsx'), 'GroupDashboard');
export const AppointmentDashboard = lazyPart(
  () => import('../dashboard/AppointmentDashboard.tsx'),
  'AppointmentDashboard',
);
export const AdvanceArea = firstPart(() => import('./AdvanceArea.tsx'), 'AdvanceArea');

export const AdvanceSignIn = lazyPart(() => import('../advance/AdvanceSignIn.tsx'), 'AdvanceSignIn');
export const NoPermission = lazyPart(() => import('../sign-in/NoPermission.tsx'), 'NoPermission');
export const QuickLogin = lazyPart(() => import('../sign-in/QuickLogin.tsx'), 'QuickLogin');

/** Brings the part that an address lies in, as far as the network lets it: what fails is told when it is drawn. */
export async function bringArea(pathname: string): Promise<void> {
  const area = { admin: OrganisationArea, advance: AdvanceArea }[routeKind(pathname) as string];
  await area?.bring().catch(() => undefined);
}
