import { deviceStorage, tabStorage } from '#client/device/browser-storage.ts';
import { controllerStorage } from '#client/device/controller-storage.ts';
import { heldRecord } from '#client/device/held-record.ts';
import { storedRecord } from '#client/device/stored-record.ts';
import { controllerCredential } from '#client/http/credential.ts';
import { createHttpClient } from '#client/http/http-client.ts';
import { createLanguage } from '#client/language/language.ts';
import { arrive, type Destination } from '#client/navigation/arrive.ts';
import { leaveController } from '#client/navigation/leave-controller.ts';
import { errorLayout } from '#client/screen/error-layout.ts';
import { endLeftSignIn } from '#client/session/end-left-sign-in.ts';
import { createSingleSignOn } from '#client/session/single-sign-on.ts';
import { createTokens } from '#client/session/tokens.ts';
import { createStore } from '#client/store.ts';
import { operations } from '#generated/operations.ts';
import type { Counter, SignedOut } from '#generated/shapes.ts';
import type { PressName } from './desk/create-desk.ts';
import { typedAtDesk } from './desk/typed-at-desk.ts';
import { quickLogin } from './quick-login.ts';
import { type ControllerRoute, examinationAddress, routeOf } from './route.ts';
import { endSignIn } from './sign-in/end-sign-in.ts';
import { holdSignIn } from './sign-in/hold-sign-in.ts';

/** Where the member of staff is: signing in, choosing where to call, or calling at a counter. */
export type Stage =
  | {
      at: 'signIn';
      expired?: boolean;
      /** What was pressed last and may not have been done, because the sign-in had ended. */
      pressed?: PressName | undefined;
      /** Why it was signed out by itself. */
      ended?: 'idle' | 'dayEnded' | 'takenAway';
      left?: SignedOut['providerSignOut'];
    }
  | { at: 'choose' }
  | { at: 'desk' };

const secure = window.location.protocol === 'https:';

/** This page's controller: what it keeps, whom it speaks for, and where it stands. */
function createWork() {
  const stored = heldRecord(controllerStorage(deviceStorage()), controllerStorage(tabStorage()), 'orgToken');
  const connection = storedRecord<{ apiKey?: string }>(deviceStorage(), 'callboard-controller-connection');
  const typed = typedAtDesk(storedRecord(tabStorage(), 'callboard-controller-typed'), stored);
  const language = createLanguage(deviceStorage(), document.documentElement);
  const stage = createStore<Stage>({ at: 'signIn' });
  const route = createStore<ControllerRoute>({ kind: 'counters' });
  const server = { base: () => stored.read().domain ?? '', locale: () => language.current.get() };
  const client = createHttpClient({
    ...server,
    credential: () => controllerCredential(stored.read(), connection.read().apiKey),
  });
  const singleSignOn = createSingleSignOn(client, window);

  let signIn = new AbortController();
  stage.subscribe(() => {
    if (stage.get().at !== 'signIn') return;
    signIn.abort();
    signIn = new AbortController();
  });

  /** The token is no good any more: sign in again, at the same counter. */
  function expire(pressed?: PressName) {
    stored.change({ orgToken: undefined });
    const known = stage.get();
    stage.set({ at: 'signIn', expired: true, pressed: pressed ?? (known.at === 'signIn' ? known.pressed : undefined) });
  }

  /** Ends the sign-in and shows why, with the way out of the identity provider as soon as the server has named it. */
  async function end(shown: Extract<Stage, { at: 'signIn' }>) {
    const ending = endSignIn({ stored, ...server });
    stage.set(shown);
    const left = await ending;
    // Nobody has signed in since.
    if (left && stage.get() === shown) stage.set({ ...shown, left });
  }

  holdSignIn(window, stored, () => expire());

  return {
    stored,
    typed,
    /** How a custom domain is spoken to; kept apart from what the specification lists for the device. */
    connection,
    language,
    stage,
    route,
    client,
    singleSignOn,
    expire,
    /** Fires when the present sign-in ends: nothing that was pressed under it is sent again under the next. */
    signedIn: () => signIn.signal,
    /** Takes the address the page was opened with, and what the device kept, into account. */
    async enter(opened: URL): Promise<Destination> {
      // The identity provider knows one address for all pages of the controller.
      const left = singleSignOn.leftFrom();
      if (left) history.replaceState(history.state, '', left + opened.hash);
      const address = left ? new URL(left, opened) : opened;
      const destination = await arrive(address, {
        tokens: createTokens(document, secure),
        language,
        errorLayout,
        leaveController: () => leaveController(window, operations.signOut),
      });
      const quick = quickLogin(address.pathname);
      const kept = stored.read();
      if (quick) {
        const otherOrganisation = kept.orgGid?.toLowerCase() !== quick.orgGid.toLowerCase();
        stored.change({ ...quick, ...(otherOrganisation ? { orgToken: undefined, staffId: undefined } : {}) });
        if (otherOrganisation) endLeftSignIn(window, kept, operations.signOut);
      }
      route.set(routeOf(address.pathname));
      const asked = route.get();
      // Another clinic code than the one of the last room: that room is meant no more.
      if (asked.kind === 'examination' && asked.apn && asked.apn !== kept.apn) stored.change({ panelGid: undefined });
      if (kept.language && !language.wasChosen()) language.show(kept.language);
      const { orgToken, panelGid } = stored.read();
      if (orgToken && !left) {
        // An answer that was brought before, as by the browser's way back, ends nobody's work.
        singleSignOn.discard();
        stage.set({ at: panelGid ? 'desk' : 'choose' });
      }
      return destination;
    },
    /** Nobody did anything for so long, the day is over, or an administrator took the counter away: the sign-in ends too, and the counter stays chosen for the next. */
    signOutByItself(ended: 'idle' | 'dayEnded' | 'takenAway') {
      // The desk's own clock and the server's word may both have come to it.
      if (stage.get().at !== 'signIn') void end({ at: 'signIn', ended });
    },
    /** Begins at a counter, which is remembered for the next time, and has its place in the address. */
    begin({ panelGid, counterName, name, roomNo, apn, apnName }: Counter) {
      stored.change({ panelGid, roomName: counterName ?? name, roomNo, apn });
      if (route.get().kind === 'examination') history.replaceState(null, '', examinationAddress({ apn, apnName }));
      stage.set({ at: 'desk' });
    },
    /** Gives up the counter, to choose another one. */
    leaveCounter() {
      stored.change({ panelGid: undefined, roomName: undefined, roomNo: undefined, apn: undefined });
      if (route.get().kind === 'examination') {
        route.set({ kind: 'examination' });
        history.replaceState(null, '', examinationAddress({}));
      }
      stage.set({ at: 'choose' });
    },
    /** Forgets who works here; the organisation and the staff id stay for the next sign-in. */
    async signOut() {
      const ended = end({ at: 'signIn' });
      typed.clear();
      stored.change({ panelGid: undefined, roomName: undefined });
      await ended;
    },
  };
}

export const work = createWork();
