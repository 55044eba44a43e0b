/** The pages of an organisation that are no generated lists, each loaded when somebody goes there. */
import { lazyPart } from '../layout/lazy-part.ts';

export const AccountPage = lazyPart(() => import('../account/AccountPage.tsx'), 'AccountPage');
export const CashierDashboard = lazyPart(() => import('../dashboard/CashierDashboard.tsx'), 'CashierDashboard');
export const LogsPages = lazyPart(() => import('../logs/LogsPages.tsx'), 'LogsPages');
export const MediaLibraryPage = lazyPart(() => import('../media/MediaLibraryPage.tsx'), 'MediaLibraryPage');
export const OrganisationPages = lazyPart(() => import('../organisation/OrganisationPages.tsx'), 'OrganisationPages');
export const PersonalDataPage = lazyPart(() => import('../personal-data/PersonalDataPage.tsx'), 'PersonalDataPage');
export const PrintJobsPage = lazyPart(() => import('../printing/PrintJobsPage.tsx'), 'PrintJobsPage');
export const ReportsPage = lazyPart(() => import('../reports/ReportsPage.tsx'), 'ReportsPage');
export const RosterPage = lazyPart(() => import('../roster/RosterPage.tsx'), 'RosterPage');
export const ScreensPages = lazyPart(() => import('../screens/ScreensPages.tsx'), 'ScreensPages');
export const SessionsPage = lazyPart(() => import('../account/SessionsPage.tsx'), 'SessionsPage');
