import type { FastifyInstance } from 'fastify';
import type { SignInKind } from '#generated/values.ts';
import type { Services } from '../call/services.ts';
import { addresses } from '../ground/addresses.ts';

/** The pages on which people sign in. */
const pageOf: Readonly<Record<SignInKind, (orgGid: string) => string>> = {
  session: addresses.quickLogin,
  staff: () => addresses.controller,
  systemAdvance: () => addresses.advanceSignIn,
};

/**
 * The one address that identity providers send people back to: it leads to the page on which they began, with the
 * answer behind a # so that it stands in no log and no referrer from here on. The page completes the sign-in.
 */
export function registerReturnPage(app: FastifyInstance, { seal }: Services): void {
  app.get(addresses.singleSignOn, async (request, reply) => {
    const query = request.query as Record<string, unknown>;
    const told = (['state', 'code', 'iss', 'error'] as const).flatMap((name) => {
      const value = query[name];
      return typeof value === 'string' ? [[name, value] as const] : [];
    });
    const { state } = Object.fromEntries(told);
    const begun = state === undefined ? undefined : await seal.open(state);
    reply.header('cache-control', 'no-store');
    // Somebody who signed out at the provider, or an answer to nothing that was asked here.
    if (!begun) return reply.redirect('/');
    return reply.redirect(
      `${pageOf[begun.kind](begun.organisationGid)}#${new URLSearchParams(told.map(([...pair]) => pair))}`,
    );
  });
}
