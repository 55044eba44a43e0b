import { QueryClient } from '@tanstack/react-query';
import {
  createContext,
  type ReactElement,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import {
  CoreAdminContext,
  CoreAdminUI,
  CustomRoutes,
  type HttpError,
  I18nContext,
  memoryStore,
  Notification,
  useResetErrorBoundaryOnLocationChange,
  useTranslate,
} from 'react-admin';
import { limits } from '#generated/limits.ts';
import { busyMs, isBusy, isUnreached } from '../data/away.ts';
import { createDataProvider } from '../data/data-provider.ts';
import { Exception, NotFound } from '../layout/ErrorPages.tsx';
import { Hints } from '../layout/Hints.tsx';
import { bringAsides } from '../layout/lazy-part.ts';
import { PageComing } from '../layout/PageComing.tsx';
import { SignInAgain } from '../sign-in/SignInAgain.tsx';
import { UndoOffers } from '../undo/UndoOffers.tsx';
import { giveFirstList } from './first-list.ts';
import { createSend } from './send.ts';

/** By then the first page is drawn; until then nothing may be in its way. */
const asidesAfterMs = 3000;
/** Between two tries to reach a server that is away, at most. */
const longestRetryMs = 4000;

/** The area's frame, for the layout inside react-admin. */
const FrameContext = createContext<AreaProps['frame']>((children) => <>{children}</>);

export interface AreaProps {
  /** Path below which the area's pages lie. */
  basename: string;
  frame(children: ReactNode): ReactElement;
  /** Route elements. */
  children: ReactNode;
}

/** One area of the admin as react-admin sees it: data, words, look and frame around the area's routes. */
export function Area({ basename, frame, children }: AreaProps) {
  const translate = useTranslate();
  const i18nProvider = useContext(I18nContext);
  // Filters, choices and records belong to one organisation and one session: the next one begins with nothing.
  const store = useMemo(() => memoryStore(), []);
  const queryClient = useMemo(() => {
    const records = freshRecords();
    giveFirstList(records, basename);
    return records;
  }, [basename]);
  const dataProvider = useMemo(() => createDataProvider(createSend(translate)), [translate]);
  const drawn = useRef(translate);
  useEffect(() => {
    // Some answers are in the language that they were asked in.
    if (drawn.current !== translate) void queryClient.invalidateQueries();
    drawn.current = translate;
  }, [translate, queryClient]);
  useEffect(() => {
    const soon = setTimeout(bringAsides, asidesAfterMs);
    return () => clearTimeout(soon);
  }, []);
  return (
    <FrameContext value={frame}>
      <CoreAdminContext
        basename={basename}
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        queryClient={queryClient}
        store={store}
      >
        <CoreAdminUI layout={AreaLayout} catchAll={NotFound} error={PageFailed} disableTelemetry>
          <CustomRoutes>{children}</CustomRoutes>
        </CoreAdminUI>
        <Messages />
      </CoreAdminContext>
    </FrameContext>
  );
}

/**
 * Records stay fresh for a moment; a tab that is looked at again fetches again where no form is open. While the server
 * is away they are asked for again and again, while it is busy every few seconds. What is sent without a network is not
 * held back in silence: a form goes on trying (data/lasting-call.ts), all else says so.
 */
function freshRecords(): QueryClient {
  const queries = {
    staleTime: 1000,
    retry: (count: number, { status }: Partial<HttpError>) => isUnreached(status) || count < 1,
    retryDelay: (count: number) => Math.min(1000 * 2 ** count, longestRetryMs),
    // What was said of a busy server stays to be read until the records are there.
    refetchInterval: ({ state }: { state: { error: Partial<HttpError> | null } }) =>
      isBusy(state.error?.status) && busyMs,
  };
  return new QueryClient({ defaultOptions: { queries, mutations: { networkMode: 'always' } } });
}

function AreaLayout({ children }: { children?: ReactNode }) {
  const frame = useContext(FrameContext);
  return (
    <>
      {frame(<Suspense fallback={<PageComing />}>{children}</Suspense>)}
      <UndoOffers />
      <Hints />
      <SignInAgain />
    </>
  );
}

/** A page that cannot be drawn; going to another one draws anew. */
function PageFailed({ resetErrorBoundary }: { resetErrorBoundary(cause?: unknown): void }) {
  const again = () => resetErrorBoundary();
  useResetErrorBoundaryOnLocationChange(again);
  return <Exception onRetry={again} />;
}

/** Below the head of a form (layout/Page.tsx), which may take several lines: there is nothing to read. */
const belowHead = { '&.MuiSnackbar-anchorOriginTopCenter': { top: 'max(24px, anchor(--form-head bottom, 24px))' } };

function Messages() {
  return (
    <Notification
      autoHideDuration={limits.alertMs}
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      sx={belowHead}
    />
  );
}
