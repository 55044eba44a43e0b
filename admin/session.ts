/** What this page holds once: tokens, language, the organisation in use, and the client that speaks for them. */

import { deviceStorage } from '#client/device/browser-storage.ts';
import { storedRecord } from '#client/device/stored-record.ts';
import { CallFailure } from '#client/http/call-failure.ts';
import { heldCredential } from '#client/http/credential.ts';
import { createHttpClient } from '#client/http/http-client.ts';
import { isOfAnother } from '#client/http/is-of-another.ts';
import { createLanguage } from '#client/language/language.ts';
import type { Loaded } from '#client/navigation/arrive.ts';
import { isSameOrgGid } from '#client/navigation/first-dashboard.ts';
import { alerts } from '#client/screen/alerts.ts';
import { errorLayout } from '#client/screen/error-layout.ts';
import { createTokens, type HeldToken } from '#client/session/tokens.ts';
import { createStore } from '#client/store.ts';
import type { Organisation, OwnAccount, SignedIn, SignedOut } from '#generated/shapes.ts';
import { noticingFetch } from './data/away.ts';
import { keepDraftsOf, personKey } from './draft/drafts.ts';
import { endSession } from './sign-in/end-session.ts';
import { createAppearance } from './theme/appearance.ts';

const storage = deviceStorage();

export const tokens = createTokens(document, location.protocol === 'https:');
export const language = createLanguage(storage, document.documentElement);
/** Light or dark, as this browser remembers it. */
export const appearance = createAppearance(storedRecord(storage, 'callboard-admin-look'), window);
/** Names of those who signed in under their own, by the kind of their token; others share an account. */
const people = storedRecord<{ session?: string; systemAdvance?: string; accountKey?: string }>(
  storage,
  'callboard-admin-person',
);

/** gid of the organisation that the address names. */
export const organisationGid = createStore<string | undefined>(undefined);

/** The organisation whose pages are shown. */
export const organisation = createStore<Organisation | undefined>(undefined);

/** Whether the token was refused while pages were open: they stay, and a sign-in stands over them. */
export const signInNeeded = createStore(false);

/** Whether a token was found to have ended when a page was opened: the sign-in in its place says why it is there. */
export const sessionEnded = createStore(false);

/** Where somebody who has just signed out does so at the identity provider too. */
export const providerSignOut = createStore<SignedOut['providerSignOut']>(undefined);

/** Who is signed in, and with which role, as the server says; undefined until it has. */
export const account = createStore<OwnAccount | undefined>(undefined);

/** The one HTTP client of the admin. Every caller shows failures itself, but 401 is the same everywhere. */
export const http = createHttpClient({
  credential: (accepted) => heldCredential(tokens, accepted),
  locale: language.current.get,
  organisation: organisationGid.get,
  fetch: noticingFetch,
});

/**
 * Asks for a new sign-in after 401, and where another tab has signed in to another organisation: the pages below keep
 * what was typed. To the provider's staff, whose token is of none, the organisation is gone.
 */
export function noticeRefusedToken(failure: CallFailure): void {
  if (isOfAnother(failure) && tokens.get('systemAdvance')) {
    errorLayout.set('notFound');
    return;
  }
  if ((failure.status !== 401 && !isOfAnother(failure)) || signInNeeded.get()) return;
  alerts.show({ variant: 'danger', content: 'errors.please_login_again', isI18nKey: true });
  signInNeeded.set(true);
}

let asked: { orgGid: string; answer: Promise<Loaded> } | undefined;

/**
 * The organisation of the address, or of the token where that names none; kept until another is asked for. Who asks while
 * the answer is on its way gets the same.
 */
export function loadOrganisation(orgGid: string): Promise<Loaded> {
  if (asked?.orgGid === orgGid) return asked.answer;
  const answer = askOrganisation(orgGid).finally(() => {
    if (asked?.answer === answer) asked = undefined;
  });
  asked = { orgGid, answer };
  return answer;
}

async function askOrganisation(orgGid: string): Promise<Loaded> {
  organisationGid.set(orgGid || undefined);
  const held = organisation.get();
  if (held?.gid === orgGid) return held;
  const [found] = await Promise.all([
    http.call('getOrganisationGeneral', {}, { keepFailure: true }).catch(lackOf),
    loadAccount(),
  ]);
  sessionEnded.set(found === 'refused');
  const fits = typeof found === 'object' && (orgGid === '' || isSameOrgGid(found.gid, orgGid)) ? found : undefined;
  // Another address may have been opened while the answer was on its way.
  if (organisationGid.get() === (orgGid || undefined)) organisation.set(fits);
  return typeof found === 'object' ? fits : found;
}

/** Asks who is signed in; while the server cannot be asked, what was known stays. */
export async function loadAccount(): Promise<void> {
  const found = await http.call('getOwnAccount', {}, { keepFailure: true }).catch(() => undefined);
  if (!found) return;
  keepDraftsOf(personKey(found));
  account.set(found);
}

function lackOf(failure: unknown): Exclude<Loaded, Organisation> {
  if (!(failure instanceof CallFailure)) throw failure;
  if (failure.status === 401) return 'refused';
  return failure.status === 0 || failure.status >= 429 ? 'unreachable' : undefined;
}

/** Begins a session with what a sign-in answered. */
export function enter(
  kind: 'session' | 'systemAdvance',
  { token, personName, staffName, staffId, role, accountKey }: SignedIn,
): void {
  // Calls speak for the provider first: where a sign-in was asked for, that token is the one that was refused.
  if (kind === 'session' && signInNeeded.get()) {
    tokens.clear('systemAdvance');
    forgetPerson('systemAdvance');
  }
  tokens.set(kind, token);
  const name = personName ?? staffName;
  people.change({ [kind]: name, ...(kind === 'systemAdvance' && { accountKey }) });
  const own = {
    ...(name && { name }),
    ...(staffId && { staffId }),
    ...(role && { role }),
    ...(accountKey && { accountKey }),
  };
  const entered: OwnAccount = { kind, singleSignOn: personName !== undefined, ...own };
  keepDraftsOf(personKey(entered));
  account.set(entered);
  providerSignOut.set(undefined);
  sessionEnded.set(false);
}

/** Who signed in, where that is known. */
export function personOf(kind: 'session' | 'systemAdvance'): string | undefined {
  return people.read()[kind];
}

/**
 * Who is signed in, as far as that is known: calls speak for the provider's staff first, whose own pages do not ask the
 * server.
 */
export function knownAccount(): OwnAccount | undefined {
  return account.get() ?? (tokens.get('systemAdvance') ? providerAccount() : undefined);
}

/** Which of the provider's staff is signed in. */
function providerAccount(): OwnAccount {
  const { systemAdvance: name, accountKey } = people.read();
  const own = { ...(name && { name }), ...(accountKey && { accountKey }) };
  return { kind: 'systemAdvance', singleSignOn: name !== undefined, ...own };
}

function forgetPerson(kind: HeldToken): void {
  people.change({ [kind]: undefined, ...(kind === 'systemAdvance' && { accountKey: undefined }) });
}

/** Ends that session and no other: its token is forgotten here at once, and revoked on the server. */
export function signOut(kind: HeldToken): void {
  const ending = endSession(kind, { tokens, locale: language.current.get });
  forgetPerson(kind);
  account.set(undefined);
  keepDraftsOf(undefined);
  providerSignOut.set(undefined);
  organisation.set(undefined);
  void ending.then(providerSignOut.set);
}
