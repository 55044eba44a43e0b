import type { Call, Handlers } from '../call/handler.ts';
import type { Statement } from '../database/command.ts';
import { Refusal } from '../errors/refusal.ts';
import { findRecord } from '../families/find.ts';
import { readStaff } from '../queue/read-staff.ts';
import { callInHall } from './call-in-hall.ts';
import { orderScreens } from './commands.ts';
import { connectedPanels } from './connected-panels.ts';
import { type DeviceReport, deviceKey } from './gathered-reports.ts';
import { listReceipts, type ReceiptQuery } from './list-receipts.ts';
import { ordersOf } from './orders.ts';
import { readPicture, readScreens } from './read-screens.ts';
import { reportMachine } from './report-machine.ts';
import { reportScreen } from './report-screen.ts';
import { takeLoudspeaker } from './take-loudspeaker.ts';

type SaidOfDevice = { readonly screen: string; readonly startedAt: number; readonly sentAt?: number };
type Asked = Pick<Call<'listScreens'>, 'organisationGid' | 'caller'>;

export const screenHandlers: Handlers<
  | 'reportScreen'
  | 'reportScreenAgain'
  | 'takeLoudspeaker'
  | 'reportMachine'
  | 'listConnectedPanels'
  | 'listScreens'
  | 'reloadScreens'
  | 'askScreenPictures'
  | 'getScreenPicture'
  | 'listCallReceipts'
  | 'getCallInHall'
> = {
  reportScreen: async (call) => {
    const { organisationGid, caller, body, now, locale, services, request } = call;
    const stamp = services.runtimes.stamp();
    const { state: runtime, reload } = await services.runtimes.advise(call, { kind: 'panel', ...named(call) });
    const { receipts, picture: sent, ...said } = body;
    const report = deviceReport(call, said, runtime);
    const saysMore = receipts.length > 0 || sent !== undefined;
    const heard = { report, raw: request.raw, isSecure: request.protocol === 'https', stamp };
    // One that is to run something else is told when.
    const again = () =>
      !reload && runtime.wantedVersion === undefined && { again: services.namedReports.name(heard, now) };
    if (!saysMore && services.gatheredReports.takes(report, body.sentAt, now))
      return { reload, picture: false, ...again() };
    const whole = { organisationGid, ...deviceOf(caller), report: body, runtime };
    const { picture, ...asked } = await services.database.write(reportScreen, whole);
    services.gatheredReports.written(report, body.sentAt, asked, now);
    const orders = ordersOf({ ...asked, reload: asked.reload || reload }, locale);
    const asksNothing = !orders.reload && !orders.notice && !orders.pairAgain && !picture;
    return { ...orders, picture, ...(asksNothing && again()) };
  },

  // What comes here is answered before, where it can be at once (http/answer-repeated.ts).
  reportScreenAgain: async ({ caller, query: { name, sentAt }, request: { raw }, now, services }) => ({
    whole: caller === null || !services.namedReports.takes({ name, caller, raw, sentAt }, now),
  }),

  reportMachine: async (call) => {
    const { organisationGid, caller, body, now, locale, services } = call;
    const kind = caller?.kind === 'kiosk' ? 'kiosk' : 'ticketMachine';
    const { state: runtime, reload } = await services.runtimes.advise(call, { kind, ...named(call) });
    const report = deviceReport(call, body, runtime);
    if (services.gatheredReports.takes(report, body.sentAt, now)) return { reload };
    const whole = { organisationGid, kind, ...deviceOf(caller), report: body, runtime } as const;
    const asked = await services.database.write(reportMachine, whole);
    services.gatheredReports.written(report, body.sentAt, asked, now);
    return ordersOf({ ...asked, reload: asked.reload || reload }, locale);
  },

  takeLoudspeaker: ({ organisationGid, caller, body, services }) =>
    services.database.write(takeLoudspeaker, { organisationGid, panelGid: caller?.subjectGid ?? '', wish: body }),

  listConnectedPanels: async ({ organisationGid, services }) => ({
    data: await services.database.query(connectedPanels(organisationGid, services.clock())),
  }),

  listScreens: async (call) => {
    // What cannot be written is told by who writes: the list is as it was then.
    await call.services.gatheredReports.flush().catch(() => undefined);
    return call.services.database.query(
      (function* () {
        if (call.query.panelGid || call.caller?.kind === 'staff') yield* checkMayLook(call, call.query.panelGid);
        return { data: yield* readScreens(call.organisationGid, call.query.panelGid) };
      })(),
    );
  },

  getCallInHall: (call) =>
    call.services.database.query(
      (function* () {
        yield* checkMayLook(call, call.query.panelGid);
        return yield* callInHall(call.organisationGid, call.query.panelGid, call.now);
      })(),
    ),

  reloadScreens: (call) => order(call, 'reload'),
  askScreenPictures: (call) => order(call, 'picture'),

  getScreenPicture: (call) =>
    call.services.database.query(
      (function* () {
        yield* checkMayLook(call, call.query.panelGid);
        return yield* readPicture(call.organisationGid, call.query.panelGid, call.query.screen);
      })(),
    ),

  listCallReceipts: (call) =>
    call.services.database.query(
      (function* () {
        const query = call.query as unknown as ReceiptQuery;
        const { counterGid, panelGid } = query;
        if (counterGid || call.caller?.kind === 'staff') yield* checkMayLook(call, counterGid, 'counterGid');
        if (panelGid) yield* findRecord({ family: 'panel', organisationGid: call.organisationGid }, panelGid);
        return yield* listReceipts(call.organisationGid, query);
      })(),
    ),
};

/** What a device says of its program, and what tells it from others: moved to another panel it is the same one. */
function named({ caller, body: { screen, runtime, startedAt, sentAt } }: Call<'reportScreen'> | Call<'reportMachine'>) {
  return { device: caller?.deviceGid ?? screen, runtime, startedAt, sentAt };
}

/** A report as it is compared with the one before. */
function deviceReport(
  { organisationGid, caller }: Asked,
  { sentAt: _, ...said }: SaidOfDevice,
  runtime: object,
): DeviceReport {
  const { screen, startedAt } = said;
  const device = { ...deviceOf(caller), screen };
  const text = JSON.stringify({ ...said, ...runtime });
  return { key: deviceKey(device), organisationGid, ...device, startedAt, text };
}

/** The panel of a device, and which paired one it is. */
function deviceOf(caller: Asked['caller']): { panelGid: string; deviceGid: string | null } {
  return { panelGid: caller?.subjectGid ?? '', deviceGid: caller?.deviceGid ?? null };
}

async function order(
  call: Call<'reloadScreens'> | Call<'askScreenPictures'>,
  wanted: 'reload' | 'picture',
): Promise<{ count: number }> {
  const { organisationGid, body, services, write } = call;
  await services.database.query(checkMayLook(call, body.panelGid));
  const asked = await write(orderScreens, { organisationGid, panelGid: body.panelGid, order: wanted });
  services.gatheredReports.forget([body.panelGid]);
  return asked;
}

/** Refuses a panel that is not there, and staff who may not serve it: they look after their own counters' screens. */
function* checkMayLook(
  { organisationGid, caller }: Asked,
  panelGid: string | undefined,
  field = 'panelGid',
): Generator<Statement, void, unknown> {
  if (!panelGid) throw new Refusal({ code: 'field_required', field });
  yield* findRecord({ family: 'panel', organisationGid }, panelGid);
  if (caller?.kind === 'staff') yield* readStaff(organisationGid, caller.subjectGid ?? '', panelGid);
}
