/** From the press on a ticket machine to the last byte at the printer, and slips a second, against a bare TCP write of the same bytes. */
import { once } from 'node:events';
import { connect } from 'node:net';
import jsQR from 'jsqr';
import { apiAt } from '#demo/api.ts';
import { askWhenDone, bandsOf, ending, reset } from '#server/printing/network/escpos.ts';
import { packDots } from '#server/slips/dots.ts';
import { setUpHospital } from '#tests/e2e/hospital/set-up-hospital.ts';
import { startServer } from '#tests/running/server.ts';
import { openPrinter } from '#tests/running/test-printer.ts';
import { figure, median, report } from './report.ts';

const presses = 40;
const batches = 4;
const perBatch = 25;

const server = await startServer({ env: { LOG_LEVEL: 'error', PRINTER_NETWORKS: 'loopback' } });
const printer = await openPrinter();
const bare = await openPrinter();
try {
  const { api, rooms } = await setUpHospital(server, ['101']);
  const gid = rooms[0]?.panel.gid ?? '';
  const { ticketMachineUrl = '' } = await api.call('getPanel', { query: { gid } });
  const key = new URL(ticketMachineUrl, server.url).searchParams.get('key') ?? '';
  const { token } = await apiAt(server.url).call('signInTicketMachine', { body: { panelGid: gid, key } });
  const machine = apiAt(server.url).as(token);
  await api.call('createPrinter', {
    body: { name: 'bench', host: '127.0.0.1', port: printer.port, panels: [gid] },
  });

  let expected = 0;
  const press = async () => {
    expected += 1;
    const began = performance.now();
    const [slip] = await Promise.all([machine.call('takeNumber'), printer.printed(expected)]);
    return { ms: performance.now() - began, slip };
  };
  const first = await press();
  const paper = printer.slips[0];
  if (!paper) throw new Error('nothing was printed');
  const code = jsQR(paper.pixels, paper.width, paper.height)?.data;
  if (code !== `${server.url}${first.slip.url}`) throw new Error(`the code on the slip leads to ${code}`);

  const { width, height, pixels } = paper;
  const picture = { bytes: packDots(pixels, width, height), width, height };
  const bytes = Buffer.concat([reset, ...bandsOf(picture), ending(true), askWhenDone]);
  let written = 0;
  const write = async () => {
    written += 1;
    const began = performance.now();
    const socket = connect({ host: '127.0.0.1', port: bare.port });
    await once(socket, 'connect');
    socket.write(bytes);
    await bare.printed(written);
    socket.destroy();
    return performance.now() - began;
  };
  await write();

  const pressed: number[] = [];
  const barely: number[] = [];
  for (let count = 0; count < presses; count += 1) {
    pressed.push((await press()).ms);
    barely.push(await write());
  }

  const perSecond = async (count: number, work: () => Promise<unknown>) => {
    const began = performance.now();
    await work();
    return (1000 * count) / (performance.now() - began);
  };
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let batch = 0; batch < batches; batch += 1) {
    expected += perBatch;
    ours.push(
      await perSecond(perBatch, () =>
        Promise.all([machine.call('takeNumbers', { query: { count: perBatch } }), printer.printed(expected)]),
      ),
    );
    theirs.push(
      await perSecond(perBatch, async () => {
        for (let count = 0; count < perBatch; count += 1) await write();
      }),
    );
  }
  const sorted = [...pressed].sort((one, other) => one - other);
  const p99 = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))] ?? Number.NaN;
  console.log(
    report('print', [
      figure('first slip of a server: press to last byte', first.ms, 'ms'),
      figure('press to last byte, median', median(pressed), 'ms'),
      figure('press to last byte, p99', p99, 'ms'),
      figure('bare write of the same bytes, median', median(barely), 'ms'),
      figure('press to last byte, to a bare write', median(pressed) / median(barely), 'times'),
      figure('bytes of a slip', bytes.length, 'bytes'),
      figure('slips a second', median(ours), '1/s'),
      figure('bare writes a second', median(theirs), '1/s'),
      figure('bare writes to slips', median(theirs) / median(ours), 'times'),
    ]),
  );
} finally {
  await server.stop();
  await printer.close();
  await bare.close();
}
