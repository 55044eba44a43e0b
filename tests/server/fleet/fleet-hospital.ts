/** Devices of a little hospital by the contract's own calls: they report, are listed and are asked for things. */
import type { FleetDevice, FleetPage } from '#generated/shapes.ts';
import type { FleetOrder } from '#generated/values.ts';
import type { TestApp } from '../open-app.ts';
import { buildClinic } from '../small-clinic.ts';

const web = '/api/v1/collab/web';

/** Builds a clinic whose devices can be made to report. */
export async function openFleet(app: TestApp) {
  const clinic = await buildClinic(app);
  const { tokens, room, lobby } = clinic;
  const list = (query: object = {}, token = tokens.session): Promise<FleetPage> =>
    app.done('GET', `${web}/device/fleet/list`, { token, query: { ...query } });
  return {
    clinic,
    list,
    /** The device at room 101 of this name, as it is listed. */
    of: async (device: string) => (await list()).data.find((one) => one.device === device) as FleetDevice,
    screen: (screen: string, more: object = {}, token = tokens.panel) =>
      app.done('POST', `${web}/panel/device/heartbeat`, {
        token,
        body: {
          screen,
          startedAt: app.time.now,
          epoch: 'e',
          seq: 1,
          layout: 'defaultPanel',
          numbers: [],
          sound: 'ready',
          errors: [],
          engine: 'Chrome/64',
          features: [],
          width: 1920,
          height: 1080,
          receipts: [],
          ...more,
        },
      }),
    kiosk: (screen: string, more: object = {}) =>
      app.done('POST', `${web}/device/heartbeat`, {
        token: tokens.kiosk,
        body: { screen, startedAt: app.time.now, engine: 'Chrome/126', width: 1080, height: 1920, ...more },
      }),
    desk: (desk: string, more: object = {}) =>
      app.done('POST', `${web}/queue/counter/desk`, {
        token: tokens.staff,
        body: { panelGid: room.gid, desk, ...more },
      }),
    order: (order: FleetOrder, devices: string[], token = tokens.session) =>
      app.call('POST', `${web}/device/fleet/order`, {
        token,
        body: { order, devices: devices.map((device) => ({ panelGid: room.gid, device })) },
      }),
    /** Pairs a screen with room 101; answers its gid and what makes it report. */
    pair: async (name: string) => {
      const { code, key } = await app.done('POST', `${web}/device/pairing/offer`, {
        body: { kind: 'panel', engine: 'Chrome/64' },
      });
      const { gid } = await app.done('POST', `${web}/device/paired`, {
        token: tokens.session,
        body: { code, panelGid: room.gid, name },
      });
      const signIn = (panelGid: string) => app.done('POST', `${web}/panel/login`, { body: { panelGid, key } });
      const move = (panelGid: string) =>
        app.done('POST', `${web}/device/paired/change`, {
          token: tokens.session,
          body: { gids: [gid], panelGid },
        });
      return { gid: gid as string, token: (await signIn(room.gid)).token as string, move };
    },
    lobbyGid: lobby.gid,
    roomGid: room.gid,
  };
}

export type Fleet = Awaited<ReturnType<typeof openFleet>>;
