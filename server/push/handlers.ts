import type { Call, Handlers } from '../call/handler.ts';
import { Refusal } from '../errors/refusal.ts';
import { originOf } from '../ground/origin-of.ts';
import { noteWrongTicket } from '../security/note-wrong-ticket.ts';
import { findTicketByKey } from '../views/ticket-view.ts';
import { phonesOf, startTicketPush, stopTicketPush } from './commands.ts';
import { encryptPush } from './encrypt.ts';
import { phoneName } from './phone-name.ts';
import { findPushService, isPushOffered } from './push-service.ts';

export const pushHandlers: Handlers<'getTicketPush' | 'startTicketPush' | 'stopTicketPush'> = {
  getTicketPush: (call) => noteWrongTicket(call, call.query.key, () => standing(call, call.query)),

  startTicketPush: (call) => {
    const { body, services, request, locale } = call;
    return noteWrongTicket(call, body.key, async () => {
      const { organisationGid } = await services.database.query(findTicketByKey(body.key));
      await check(call);
      const { key, subscription } = body;
      const origin = originOf(request);
      await services.database.write(startTicketPush, { organisationGid, key, subscription, locale, origin });
      return standing(call, { key, phone: phoneName(subscription.endpoint) });
    });
  },

  stopTicketPush: (call) => {
    const { key, phone } = call.body;
    return noteWrongTicket(call, key, async () => {
      const { organisationGid } = await call.services.database.query(findTicketByKey(key));
      await call.services.database.write(stopTicketPush, { organisationGid, key, phone });
      return standing(call, call.body);
    });
  },
};

/** Refuses a phone that could not be told, while its patient still looks at the page. */
async function check({ body: { subscription }, services }: Call<'startTicketPush'>): Promise<void> {
  if (!URL.canParse(subscription.endpoint)) throw new Refusal({ code: 'format_error', field: 'subscription.endpoint' });
  try {
    encryptPush('', subscription);
  } catch {
    throw new Refusal({ code: 'field_invalid', field: 'subscription.p256dh' });
  }
  try {
    await findPushService(new URL(subscription.endpoint), services.environment);
  } catch (error) {
    // A name that nobody resolves: this server has no way out of the hospital's network.
    if (error instanceof Refusal) throw error;
    throw new Refusal({ code: 'push_not_possible' });
  }
}

async function standing(
  { services }: Pick<Call<'getTicketPush'>, 'services'>,
  { key, phone }: Call<'getTicketPush'>['query'],
) {
  const phones = await services.database.query(
    (function* () {
      const { gid } = yield* findTicketByKey(key);
      return yield* phonesOf(gid);
    })(),
  );
  const followed = phone === undefined ? phones.length > 0 : phones.some((endpoint) => phoneName(endpoint) === phone);
  const offered = isPushOffered(services.environment) && services.push.isReachable();
  return { ...(offered && { publicKey: (await services.push.keys()).publicKey }), followed };
}
