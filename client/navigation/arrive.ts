import type { ErrorLayout, Organisation } from '#generated/shapes.ts';
import type { Language } from '../language/language.ts';
import { supportedLocale } from '../language/language.ts';
import type { Tokens } from '../session/tokens.ts';
import type { Store } from '../store.ts';
import { addresses } from './addresses.ts';
import { firstDashboard, orgGidOf, withOrgGid } from './first-dashboard.ts';
import { routeKind } from './route-kind.ts';

export interface Arrival {
  tokens: Tokens;
  language: Language;
  errorLayout: Store<ErrorLayout>;
  /** Clears what a controller keeps on this device (leave-controller.ts). */
  leaveController(): void;
  /** Reads the organisation of the address; of an address that names none, that of the token. Only the admin loads it. */
  loadOrganisation?(): Promise<Loaded>;
  /** Whether this address is still the one to be shown; what another has taken the place of changes nothing any more. */
  isWanted?(): boolean;
}

/**
 * What reading an organisation came to: undefined where there is none of that name for this token, `refused` where the
 * token has ended, `unreachable` where the server could not be asked.
 */
export type Loaded = Organisation | 'refused' | 'unreachable' | undefined;

/** What a navigation leads to: this page, another path, or the same path loaded anew. */
export type Destination = { stay: true; organisation?: Organisation } | { goTo: string } | { reload: string };

/** The rules that every navigation follows. */
export async function arrive(address: URL, arrival: Arrival): Promise<Destination> {
  const { tokens, errorLayout } = arrival;
  const kind = routeKind(address.pathname);
  errorLayout.set('none');
  if (kind !== 'controller') arrival.leaveController();

  const callPanelToken = address.searchParams.get('callPanelToken');
  if (callPanelToken) {
    tokens.set('session', callPanelToken);
    return { goTo: firstDashboard(loadedIn(await arrival.loadOrganisation?.()), address.pathname) };
  }
  const token = address.searchParams.get('token');
  if (token && kind !== 'admin') {
    tokens.set('session', token);
    return { reload: withoutToken(address) };
  }
  if (kind === 'advance') return arriveAtAdvance(address, arrival);
  if (kind !== 'admin') return { stay: true };

  return arriveAtAdmin(address, arrival);
}

/** A token that has ended is forgotten, and the other one tried, so that a sign-in stands where the page would. */
async function arriveAtAdmin(address: URL, arrival: Arrival): Promise<Destination> {
  const { pathname, searchParams } = address;
  const { tokens, language, errorLayout } = arrival;
  const isEntry = orgGidOf(pathname) === '';
  // Who scans the code of an unpaired device does not know the address of the organisation.
  const pairing = searchParams.get('pair');
  // In the order in which calls speak for them (http/credential.ts).
  for (const kind of ['systemAdvance', 'session'] as const) {
    const held = tokens.get(kind);
    if (!held) continue;
    if (isEntry && kind === 'systemAdvance') return { goTo: addresses.advance };
    const found = await arrival.loadOrganisation?.();
    if (arrival.isWanted?.() === false) return { stay: true };
    if (found === 'refused') {
      // In another window somebody has signed in meanwhile: theirs was not refused.
      if (tokens.get(kind) !== held) return arriveAtAdmin(address, arrival);
      tokens.clear(kind);
      continue;
    }
    if (typeof found !== 'object') {
      errorLayout.set(found === 'unreachable' ? 'exception' : 'notFound');
      return { stay: true };
    }
    if (isEntry) return { goTo: pairing ? addresses.pairDevice(found.gid, pairing) : firstDashboard(found, pathname) };
    // An organisation's id may be typed in small letters, in the address as at the sign-in.
    if (orgGidOf(pathname) !== found.gid) return { goTo: withOrgGid(pathname, found.gid) + address.search };
    if (!language.wasChosen()) language.show(supportedLocale(found.language));
    return { stay: true, organisation: found };
  }
  errorLayout.set('noPermission');
  return { stay: true };
}

/** The organisation, where it was read. */
export function loadedIn(loaded: Loaded): Organisation | undefined {
  return typeof loaded === 'object' ? loaded : undefined;
}

function arriveAtAdvance(address: URL, { tokens, language }: Arrival): Destination {
  language.show('zh-TW');
  if (tokens.get('systemAdvance') || address.pathname === addresses.advanceSignIn) return { stay: true };
  return { goTo: `${addresses.advanceSignIn}?redirect=${encodeURIComponent(address.pathname + address.search)}` };
}

function withoutToken(address: URL): string {
  const query = new URLSearchParams(address.search);
  query.delete('token');
  const rest = query.toString();
  return `${address.pathname}${rest && `?${rest}`}`;
}
