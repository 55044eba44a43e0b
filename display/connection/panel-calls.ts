import { createDeviceAccess } from '#client/device/device-access.ts';
import { CallFailure } from '#client/http/call-failure.ts';
import type {
  HeardAgain,
  Locale,
  LoudspeakerTurn,
  LoudspeakerWish,
  PanelView,
  ScreenOrders,
  ScreenReport,
  SignedIn,
} from '#generated/shapes.ts';
import type { PanelAuthentication } from '#generated/values.ts';
import { serverNow } from '../time/server-clock.ts';
import { request, type ScreenAnswer, type ScreenRequest } from './request.ts';

/** After a refused key the next try waits: the address may be made good again, but not within a second. */
const refusedPauseMs = 20000;
/** After a failed exchange the next one waits: a hall of screens that start at once must not keep a server busy. */
const renewPauseMs = 3000;

/** What a screen tells the server of itself, and what it is answered. */
interface Told {
  heartbeat: [ScreenReport, ScreenOrders];
  /** The same as in the last report: the name that its answer gave stands in the query. */
  'heartbeat/again': [undefined, HeardAgain];
  loudspeaker: [LoudspeakerWish, LoudspeakerTurn];
}

export type TellServer = <What extends keyof Told>(
  what: What,
  said: Told[What][0],
  query?: string,
) => Promise<Told[What][1]>;

export interface PanelCalls {
  /** The view; undefined when it is the one that was read last. */
  readView(): Promise<PanelView | undefined>;
  /** Address of the stream, with a fresh ticket. @param changes whether it may send what changed instead of the whole */
  streamAddress(after: string | undefined, changes: boolean): Promise<string>;
  /** Tells the server what this screen does, or wants to do; resolves with what it is asked, or allowed, to do. */
  tell: TellServer;
  access: ReturnType<typeof createDeviceAccess>;
  /** Gets a new token when the present one has lived a quarter of its life. */
  renewInTime(): void;
  /** Who must let this screen in, when somebody must. */
  asks(): AskedFor | undefined;
  /** Lets the screen in; gives why not, in words of the server; empty where it did not answer. */
  prove(proof: Proof): Promise<string | undefined>;
}

/** Who must let a screen in, and the panel's language, which the screen has no view to read from. */
export interface AskedFor {
  authentication: PanelAuthentication;
  language: Locale;
}

/** What somebody types at a screen that must be let in. */
export interface Proof {
  staffId?: string;
  password: string;
}

/** The calls of one screen, each with a token that is renewed when the server no longer takes it. */
export function createPanelCalls(options: {
  panelGid: string;
  key: string | undefined;
  storage: Storage | undefined;
  language(): string;
  /** Of the view that is here already. */
  etag?: string | undefined;
}): PanelCalls {
  const { panelGid, language } = options;
  let { etag } = options;
  let triedAt = -refusedPauseMs;
  let failedAt = -renewPauseMs;
  let asks: AskedFor | undefined;
  let proof: Partial<Proof> = {};
  let reason = '';

  const access = createDeviceAccess({
    device: 'panel',
    panelGid,
    key: options.key,
    storage: options.storage,
    exchange,
  });

  /** The key, with what stands in for a person: the token so far, or what somebody has just typed. */
  async function exchange(body: { panelGid: string; key: string }): Promise<SignedIn> {
    const whole = Object.assign({ token: access.token() }, proof, body);
    const path = '/api/v1/collab/web/panel/login';
    try {
      const { text } = await request({ method: 'POST', path, body: whole, language: language() });
      asks = undefined;
      return JSON.parse(text) as SignedIn;
    } catch (failure) {
      const [entry] = failure instanceof CallFailure ? failure.contents : [];
      reason = entry && (failure as CallFailure).status > 0 ? entry.message : '';
      if (entry?.code === 'panel_authentication_needed') {
        asks = entry.params as unknown as AskedFor;
      }
      throw failure;
    } finally {
      proof = {};
    }
  }

  /** Stops calls that cannot succeed before they are sent. */
  function mayCall(): boolean {
    if (access.state.get() === 'missing') return false;
    if (access.state.get() === 'refused' && performance.now() - triedAt < refusedPauseMs) return false;
    triedAt = performance.now();
    return true;
  }

  async function renew(): Promise<boolean> {
    if (performance.now() - failedAt < renewPauseMs) return false;
    const renewed = await access.renew();
    if (!renewed) failedAt = performance.now();
    return renewed;
  }

  async function call(what: Pick<ScreenRequest, 'method' | 'path' | 'query' | 'body' | 'etag'>): Promise<ScreenAnswer> {
    if (!mayCall()) throw new CallFailure({ status: 401, contents: [] });
    const token = access.token();
    const send = () => request(Object.assign({ token: access.token(), language: language() }, what));
    if (!token && !(await renew())) throw notRenewed();
    try {
      return await send();
    } catch (failure) {
      if (!(failure instanceof CallFailure) || failure.status !== 401) throw failure;
      // Another call may have had a new one meanwhile.
      if (access.token() === token && !(await renew())) throw notRenewed();
      return send();
    }
  }

  /** A key that was refused is for people to mend; anything else passes. */
  function notRenewed(): CallFailure {
    return new CallFailure({ status: access.state.get() === 'refused' ? 401 : 503, contents: [] });
  }

  const query = `panelGid=${encodeURIComponent(panelGid)}`;
  return {
    access,
    asks: () => asks,
    renewInTime() {
      if (access.isDue(serverNow())) renew();
    },
    async prove(given) {
      proof = given;
      triedAt = -refusedPauseMs;
      return (await access.renew()) ? undefined : reason;
    },
    async readView() {
      const answer = await call({ method: 'GET', path: '/api/v1/collab/web/panel/view', query, etag });
      if (answer.status === 304) return undefined;
      etag = answer.etag;
      return JSON.parse(answer.text) as PanelView;
    },
    async tell(what, said, query) {
      const path: ScreenRequest['path'] = `/api/v1/collab/web/panel/device/${what}`;
      const { text } = await call({ method: 'POST', path, body: said, query });
      return JSON.parse(text);
    },
    async streamAddress(after, changes) {
      const { text } = await call({ method: 'POST', path: '/api/v1/collab/web/stream/ticket' });
      const ticket = encodeURIComponent((JSON.parse(text) as { ticket: string }).ticket);
      const stream: ScreenRequest['path'] = '/api/v1/collab/web/panel/stream';
      const position = after ? `&after=${encodeURIComponent(after)}` : '';
      return `${stream}?${query}&ticket=${ticket}${position}${changes ? '&changes=true' : ''}`;
    },
  };
}
