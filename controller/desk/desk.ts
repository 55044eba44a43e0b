import { CallFailure, isPassing } from '#client/http/call-failure.ts';
import type { HttpClient } from '#client/http/http-client.ts';
import { type Attempt, press } from '#client/http/press.ts';
import { createStore, type Store } from '#client/store.ts';
import { createLiveView, type LiveView, type LiveViewOptions } from '#client/stream/live-view.ts';
import { streamAddress } from '#client/stream/stream-address.ts';
import { operations } from '#generated/operations.ts';
import type { QueueState, QueueVariant } from '#generated/shapes.ts';
import { type Action, type ActionName, sendAction } from './actions.ts';

/** What there is to say about the last press: it was refused, is being sent again, or nobody knows. */
export interface Notice {
  kind: 'refused' | 'retrying' | 'unsure';
  action: ActionName;
  failure?: CallFailure;
}

export interface Desk {
  live: LiveView<QueueState>;
  /** The press that is on its way; any other is ignored meanwhile. */
  busy: Store<ActionName | undefined>;
  notice: Store<Notice | undefined>;
  /** Does one thing at the counter; true once the server has done it. */
  run(action: Action): Promise<boolean>;
  close(): void;
}

const noticeMs = 8_000;

/** A counter at work: its live state and its presses. The state always comes from the server, never from a guess. */
export function createDesk(options: {
  client: HttpClient;
  variant: QueueVariant;
  panelGid: string;
  /** State to start from, as the log-in answered it. */
  start?: QueueState;
  /** The token is no good any more. */
  onExpired(): void;
  base?: string;
  open?: LiveViewOptions<QueueState>['open'];
  pause?: (ms: number) => Promise<void>;
}): Desk {
  const { client, variant, panelGid, onExpired, base = '' } = options;
  const busy = createStore<ActionName | undefined>(undefined);
  const notice = createStore<Notice | undefined>(undefined);
  let noticeTimer: ReturnType<typeof setTimeout> | undefined;

  const live = createLiveView<QueueState>({
    read: () =>
      client.call(
        'getCurrentNumber',
        { path: { variant }, query: { panelGid } },
        { keepFailure: true, timeoutMs: 8_000 },
      ),
    address: (after) =>
      streamAddress(client, base + operations.streamQueue.path.replace('{variant}', variant), panelGid, after),
    onRefused: (failure) => expiredOr(failure, () => undefined),
    open: options.open,
  });
  if (options.start) live.take(options.start);

  function expiredOr(failure: unknown, otherwise: (failure: CallFailure) => void) {
    if (!(failure instanceof CallFailure)) throw failure;
    if (failure.status === 401) onExpired();
    else otherwise(failure);
  }

  function say(next: Notice | undefined) {
    clearTimeout(noticeTimer);
    notice.set(next);
    if (next && next.kind !== 'retrying') noticeTimer = setTimeout(() => notice.set(undefined), noticeMs);
  }

  return {
    live,
    busy,
    notice,
    async run(action) {
      if (busy.get()) return false;
      busy.set(action.name);
      say(undefined);
      try {
        const onRetry = () => {
          say({ kind: 'retrying', action: action.name });
          live.refresh();
        };
        const send = (attempt: Attempt) => sendAction(client, variant, panelGid, action, attempt);
        const answer = await press(send, { onRetry, pause: options.pause });
        if (answer) live.take(answer);
        else live.refresh();
        say(undefined);
        return true;
      } catch (error) {
        expiredOr(error, (failure) => {
          say({ kind: isPassing(failure) ? 'unsure' : 'refused', action: action.name, failure });
          live.refresh();
        });
        return false;
      } finally {
        busy.set(undefined);
      }
    },
    close() {
      clearTimeout(noticeTimer);
      live.close();
    },
  };
}
