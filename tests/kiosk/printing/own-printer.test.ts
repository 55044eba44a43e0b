import { beforeEach, expect, test, vi } from 'vitest';
import { createHttpClient } from '#client/http/http-client.ts';
import { createOwnPrinter } from '#kiosk/printing/own-printer.ts';

const json = (body: unknown) => new Response(JSON.stringify(body), { status: 200 });

let reports: { state: string; key: string; under: string | null }[];
let answer: () => Response | Promise<Response>;
let pauses: number;

function open() {
  const client = createHttpClient({
    base: () => 'https://hospital.example',
    credential: () => ({ token: 'machine' }),
    locale: () => 'th',
    fetch: async (request) => {
      reports.push({ ...(await request.clone().json()), under: request.headers.get('idempotency-key') });
      return answer();
    },
  });
  return createOwnPrinter(client, async () => {
    pauses += 1;
  });
}

beforeEach(() => {
  reports = [];
  pauses = 0;
});

test('a number whose slip could not be begun, because the network went, has its slip once it is back', async () => {
  const printer = open();
  answer = () => (pauses < 8 ? Promise.reject(new TypeError('offline')) : json({ accepted: true, language: 'th' }));
  printer.print(['ticket']);
  await vi.waitFor(() => expect(printer.present.get()).toMatchObject({ key: 'ticket', language: 'th' }));
});

test('what is reported again is reported under the same key: a slip is begun though the answer to it was lost', async () => {
  const printer = open();
  const noted = new Set<string | null>();
  answer = () => {
    const { under } = reports.at(-1)!;
    const begins = noted.size === 0 || noted.has(under);
    noted.add(under);
    return reports.length === 1 ? Promise.reject(new TypeError('reset')) : json({ accepted: begins, language: 'th' });
  };
  printer.print(['ticket']);
  await vi.waitFor(() => expect(printer.present.get()).toMatchObject({ key: 'ticket' }));
  printer.ended(true);
  await vi.waitFor(() => expect(reports.map(({ state }) => state)).toEqual(['printing', 'printing', 'printed']));
});

test('a slip that the server refuses is not printed, and the next one is', async () => {
  const printer = open();
  answer = () => json({ accepted: reports.length > 1, language: 'th' });
  printer.print(['taken-back', 'ticket']);
  await vi.waitFor(() => expect(printer.present.get()).toMatchObject({ key: 'ticket' }));
});
