/** Devices without a browser: they show codes, are paired, find their place and report, by the protocol alone. */
import { type Api, apiAt } from '#demo/api.ts';
import type { DevicePurpose } from '#generated/values.ts';
import { nothingShown } from '../../running/screen-report.ts';

const signIns = { panel: 'signInPanel', kiosk: 'signInKiosk', ticketMachine: 'signInTicketMachine' } as const;
const kinds: readonly DevicePurpose[] = ['panel', 'panel', 'kiosk', 'ticketMachine'];
const size = { engine: 'Chrome/64', width: 1920, height: 1080 };

export interface MountedDevice {
  readonly gid: string;
  readonly code: string;
  /** Where it belongs now. */
  place(): Promise<unknown>;
  /** Opens its panel and says that it is there; answers what it is asked to do. */
  report(panelGid: string): Promise<{ reload: boolean }>;
}

/** One of many, each fourth a kiosk and each fourth a ticket machine, paired with a panel by its code. */
export async function mountDevice(
  url: string,
  administrator: Api,
  panelGid: string,
  number: number,
): Promise<MountedDevice> {
  const nobody = apiAt(url);
  const kind = kinds[number % kinds.length] ?? 'panel';
  const { code, key } = await nobody.call('offerPairing', { body: { kind, engine: size.engine } });
  const { gid } = await administrator.call('pairDevice', { body: { code, panelGid, name: `第 ${number} 台` } });
  const startedAt = Date.now();
  return {
    gid,
    code,
    place: () => nobody.call('findOwnPlace', { body: { kind, key } }),
    report: async (at) => {
      const { token } = await nobody.callAny(signIns[kind], { body: { panelGid: at, key } });
      const said = { screen: `mounted${String(number).padStart(4, '0')}`, startedAt, sentAt: Date.now(), ...size };
      const own = nobody.as(token);
      return kind === 'panel'
        ? own.call('reportScreen', { body: { ...said, ...nothingShown } })
        : own.call('reportMachine', { body: said });
    },
  };
}
