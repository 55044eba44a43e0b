import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { Suspense, useMemo, useState } from 'react';
import { I18nContext } from 'react-admin';
import { Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { addresses } from '#client/navigation/addresses.ts';
import { isPathOf } from '#client/navigation/first-dashboard.ts';
import { errorLayout, resetErrorLayout } from '#client/screen/error-layout.ts';
import { useStore } from '#client/use-store.ts';
import {
  AdvanceArea,
  AdvanceSignIn,
  AppointmentDashboard,
  GroupDashboard,
  NoPermission,
  OrganisationArea,
  QuickLogin,
} from './areas/areas.ts';
import { useArrival } from './areas/use-arrival.ts';
import { useI18n } from './i18n/use-i18n.ts';
import { Alerts } from './layout/Alerts.tsx';
import { Exception, NotFound } from './layout/ErrorPages.tsx';
import { LeavingGate } from './layout/LeavingGate.tsx';
import { PageComing } from './layout/PageComing.tsx';
import { appearance, organisation, tokens } from './session.ts';
import { workTheme } from './theme/theme.ts';

/** The whole admin: words and look around the page that the address and the navigation rules lead to. */
export function Root() {
  const i18n = useI18n();
  // The organisation is asked for while the words are still on their way.
  const [attempt, setAttempt] = useState(0);
  const arrived = useArrival(attempt);
  const mode = useStore(appearance.dark) ? 'dark' : 'light';
  const theme = useMemo(() => workTheme(i18n?.locale ?? 'zh-TW', mode), [i18n?.locale, mode]);
  if (!i18n) return null;
  return (
    <I18nContext.Provider value={i18n.provider}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <Alerts />
        <LeavingGate />
        <CurrentPage arrived={arrived} onAgain={() => setAttempt((count) => count + 1)} />
      </ThemeProvider>
    </I18nContext.Provider>
  );
}

function CurrentPage({ arrived, onAgain }: { arrived: boolean; onAgain(): void }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const layout = useStore(errorLayout);
  const again = () => {
    organisation.set(undefined);
    onAgain();
  };

  if (layout === 'noPermission') {
    return (
      <Suspense fallback={<PageComing />}>
        <NoPermission
          path={pathname}
          search={search}
          onSignedIn={(orgGid) => {
            again();
            const pairing = new URLSearchParams(search).get('pair');
            if (pairing) navigate(addresses.pairDevice(orgGid, pairing));
            else if (!isPathOf(pathname, orgGid)) navigate(`/admin/${orgGid}`);
          }}
        />
      </Suspense>
    );
  }
  if (layout === 'notFound') return <NotFound />;
  if (layout === 'exception') {
    return (
      <Exception
        onRetry={() => {
          resetErrorLayout();
          again();
        }}
      />
    );
  }
  if (!arrived) return <PageComing />;
  const redirect = new URLSearchParams(search).get('redirect');
  // Nobody was led away from the page on which the sign-in stands: it is the one that was opened.
  const opened = redirect ?? pathname + search;
  const wanted = opened.startsWith(addresses.advance) ? opened : addresses.advance;
  const advance = tokens.get('systemAdvance') ? (
    <AdvanceArea />
  ) : (
    <AdvanceSignIn wanted={wanted} onSignedIn={() => navigate(wanted, { replace: true })} />
  );
  return (
    <Suspense fallback={<PageComing />}>
      <Routes>
        <Route path={addresses.quickLogin(':orgId')} element={<QuickLogin />} />
        <Route path="/admin/group/:orgId/dashboard/*" element={<OrganisationArea page={<GroupDashboard />} />} />
        <Route
          path="/admin/appointment/:orgId/dashboard/*"
          element={<OrganisationArea page={<AppointmentDashboard />} />}
        />
        <Route path="/admin/:orgId/*" element={<OrganisationArea key={pathname.split('/')[2]} />} />
        <Route path={`${addresses.advance}/*`} element={advance} />
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Suspense>
  );
}
