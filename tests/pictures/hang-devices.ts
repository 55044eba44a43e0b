import { type Api, apiAt } from '#demo/api.ts';
import { panelsOf } from '#demo/panels.ts';
import type { Panel } from '#generated/shapes.ts';
import { runtimeOf } from '#server/runtimes/programs.ts';
import type { Places } from './demo-places.ts';

const total = 40;
const engines = ['Chrome/126.0.6478', 'Chrome/138.0.7204', 'Chrome/94.0.4606', 'Firefox/140.0'];
const sides = ['門口', '西牆', '東牆', '走道', '電梯口'];
/** Some that a list of devices exists for, by their numbers among the forty. */
const [stays, muffled, misdated] = [17, 9, 26];
const clockOffMs = 312_000;

/**
 * Hangs forty paired screens in the demo hospital: nearly all well; one has been unpacked and not switched on, one has its
 * sound blocked by its browser, and the clock of one is off.
 * @returns what lets them report
 */
export async function hangDevices({ url, api, screen }: Places): Promise<() => Promise<void>> {
  const panels = (await panelsOf(api)).filter(({ type }) => type !== undefined);
  const page = await (await fetch(screen(panels[0]?.name ?? ''))).text();
  const runtime = runtimeOf(page);
  const devices: ((at: number) => Promise<unknown>)[] = [];
  for (let number = 0; number < total; number += 1) {
    const panel = panels[number % panels.length] as Panel;
    devices.push(await hang(url, api, panel, { number, runtime, side: Math.floor(number / panels.length) }));
  }
  return async () => void (await Promise.all(devices.map((report) => report(Date.now()))));
}

interface Hung {
  readonly number: number;
  readonly runtime: string;
  /** Which of the screens of its panel it is. */
  readonly side: number;
}

async function hang(url: string, api: Api, panel: Panel, { number, runtime, side }: Hung) {
  const nobody = apiAt(url);
  const engine = engines[number % engines.length] ?? '';
  const { code, key } = await nobody.call('offerPairing', { body: { kind: 'panel', engine } });
  const name = `${panel.counterName || panel.name} ${sides[side] ?? side + 1}`;
  await api.call('pairDevice', { body: { code, panelGid: panel.gid, name } });
  if (number === stays) return async () => undefined;
  const { token } = await nobody.call('signInPanel', { body: { panelGid: panel.gid, key } });
  const own = nobody.as(token);
  const startedAt = Date.now() - (number + 1) * 4_321_000;
  return async (at: number) => {
    const view = await own.call('getPanelView', { query: { panelGid: panel.gid } });
    const numbers = view.counters.map(({ gid, current }) => ({ counterGid: gid, label: current }));
    await own.call('reportScreen', {
      body: {
        screen: `wall${String(number).padStart(6, '0')}`,
        startedAt,
        sentAt: at - (number === misdated ? clockOffMs : 0),
        epoch: view.epoch,
        seq: view.seq,
        layout: panel.type ?? '',
        numbers: numbers.filter(({ label }) => label),
        sound: number === muffled ? 'blocked' : 'ready',
        errors: [],
        engine,
        features: [],
        runtime,
        storedMb: 180 + number * 7,
        storageMb: 4096,
        width: 1920,
        height: 1080,
        receipts: [],
      },
    });
  };
}
