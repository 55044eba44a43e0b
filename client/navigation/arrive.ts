import type { ErrorLayout, Organisation } from '#generated/shapes.ts';
import type { Language } from '../language/language.ts';
import { supportedLocale } from '../language/language.ts';
import type { Tokens } from '../session/tokens.ts';
import type { Store } from '../store.ts';
import { addresses } from './addresses.ts';
import { firstDashboard } from './first-dashboard.ts';
import { routeKind } from './route-kind.ts';

export interface Arrival {
  tokens: Tokens;
  language: Language;
  errorLayout: Store<ErrorLayout>;
  controllerData: { clear(): void };
  /** Reads the organisation of the token, undefined when it cannot be had. Only the admin loads it. */
  loadOrganisation?(): Promise<Organisation | undefined>;
}

/** What a navigation leads to: this page, another path, or the same path loaded anew. */
export type Destination = { stay: true; organisation?: Organisation } | { goTo: string } | { reload: string };

/** The rules that every navigation follows. */
export async function arrive(address: URL, arrival: Arrival): Promise<Destination> {
  const { tokens, language, errorLayout } = arrival;
  const kind = routeKind(address.pathname);
  errorLayout.set('none');
  if (kind !== 'controller') arrival.controllerData.clear();

  const callPanelToken = address.searchParams.get('callPanelToken');
  if (callPanelToken) {
    tokens.set('session', callPanelToken);
    return { goTo: firstDashboard(await arrival.loadOrganisation?.(), address.pathname) };
  }
  const token = address.searchParams.get('token');
  if (token && kind !== 'admin') {
    tokens.set('session', token);
    return { reload: withoutToken(address) };
  }
  if (kind === 'advance') return arriveAtAdvance(address, arrival);
  if (kind !== 'admin') return { stay: true };

  if (!tokens.get('session') && !tokens.get('systemAdvance')) {
    errorLayout.set('noPermission');
    return { stay: true };
  }
  const organisation = await arrival.loadOrganisation?.();
  if (!organisation) {
    errorLayout.set('notFound');
    return { stay: true };
  }
  if (!language.wasChosen()) language.show(supportedLocale(organisation.language));
  return { stay: true, organisation };
}

function arriveAtAdvance(address: URL, { tokens, language }: Arrival): Destination {
  language.show('zh-TW');
  if (tokens.get('systemAdvance') || address.pathname === addresses.advanceSignIn) return { stay: true };
  return { goTo: `${addresses.advanceSignIn}?redirect=${encodeURIComponent(address.pathname + address.search)}` };
}

function withoutToken(address: URL): string {
  const query = new URLSearchParams(address.search);
  query.delete('token');
  return `${address.pathname}${query.size > 0 ? `?${query}` : ''}`;
}
