/** Who leaves a sign-in asks whether another tab works with it; who does says so. */
type Word = { readonly asked: string } | { readonly held: string };

const channelName = 'callboard-sign-in';
/** Other tabs of a browser answer within a few; one that is asleep may not, and signs in again. */
const answerMs = 300;

/** What of a window is needed; engines before Chromium 54 and Safari 15.4 know no channel between tabs. */
export type Tabs = Pick<EventTarget, 'addEventListener' | 'removeEventListener'> & {
  readonly BroadcastChannel?: typeof BroadcastChannel;
};

/**
 * Says to other tabs, as long as this page is open, that it works with a token.
 * @param held the token, undefined where nobody is signed in
 */
export function tellOtherTabs(page: Tabs, held: () => string | undefined): void {
  const open = () => {
    if (!page.BroadcastChannel) return;
    const channel = new page.BroadcastChannel(channelName);
    channel.onmessage = ({ data }: MessageEvent<Word>) => {
      const token = held();
      if (token && 'asked' in data && data.asked === token) channel.postMessage({ held: token } satisfies Word);
    };
    // A page that may come back from the browser's cache must not hold a channel there.
    page.addEventListener('pagehide', () => channel.close(), { once: true });
  };
  page.addEventListener('pageshow', (event) => (event as PageTransitionEvent).persisted && open());
  open();
}

/** Calls `then` unless another tab works with the token: at once where the page is closed before one can answer. */
export function unlessHeldElsewhere(page: Tabs, token: string, then: () => void): void {
  if (!page.BroadcastChannel) {
    then();
    return;
  }
  const channel = new page.BroadcastChannel(channelName);
  const end = () => {
    close();
    then();
  };
  const close = () => {
    clearTimeout(timer);
    page.removeEventListener('pagehide', end);
    channel.close();
  };
  const timer = setTimeout(end, answerMs);
  page.addEventListener('pagehide', end);
  channel.onmessage = ({ data }: MessageEvent<Word>) => {
    if ('held' in data && data.held === token) close();
  };
  channel.postMessage({ asked: token } satisfies Word);
}
