import { figure, median } from '../report.ts';
import { startBareAdmin } from './bare-admin.ts';
import type { Measurement } from './measured.ts';
import { type Opening, openList } from './open-list.ts';

const runs = 5;
const slower = 6;
const aim = 1.15;

/** JavaScript of the first screen and time to a usable list, against a bare react-admin list in the same run. */
export const measureFirstScreen: Measurement = async ({ browser, server, hospital, signIn }) => {
  const { data } = await hospital.api.call('listRoom', { query: {} });
  const bare = await startBareAdmin(data);
  const ours = `${server.url}/admin/${hospital.orgGid}/room`;
  const times = { product: [] as number[], bare: [] as number[] };
  const bytes = { product: 0, bare: 0 };
  const once = async (kind: keyof typeof times, address: string, opening: Opening) => {
    const opened = await openList(browser, address, { ...opening, slower });
    times[kind].push(opened.ms);
    bytes[kind] = opened.scriptBytes;
    await opened.page.context().close();
  };
  try {
    for (let run = 0; run < runs; run++) {
      await once('product', ours, { prepare: signIn });
      await once('bare', `${bare.url}/`, {});
    }
  } finally {
    await bare.stop();
  }
  return [
    figure('JavaScript to a usable list, gzip', bytes.product / 1000, 'kB'),
    figure('of a bare react-admin list', bytes.bare / 1000, 'kB'),
    figure('ratio', bytes.product / bytes.bare, '×', { atMost: aim }),
    figure(`time to a usable list, ${slower} times slower`, median(times.product), 'ms'),
    figure('of a bare react-admin list', median(times.bare), 'ms'),
    figure('ratio', median(times.product) / median(times.bare), '×', { atMost: aim }),
  ];
};
