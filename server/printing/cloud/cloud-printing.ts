import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PrintFault } from '#generated/values.ts';
import type { Services } from '../../call/services.ts';
import { one } from '../../database/command.ts';
import type { Document } from '../../documents/document.ts';
import { type DocumentRow, documentColumns, documentFrom } from '../../documents/document.ts';
import { Refusal } from '../../errors/refusal.ts';
import { claimPrintJob } from '../../print-queue/claim-job.ts';
import { beginPrintJob, finishPrintJob } from '../../print-queue/commands.ts';
import { factsOf, type PrintJobRow, readPrintJob } from '../../print-queue/print-job.ts';
import { notePrinter } from '../../print-queue/printer-state.ts';
import { drawSlipOf } from '../draw-slip.ts';
import { cloudAddress } from './cloud-address.ts';
import { endingOf, isPrinterBusy, pollOf, stateOfCode } from './cloud-status.ts';

type Printer = Document<'printer'>;

/** The largest poll of a printer; they are a few hundred bytes. */
const bodyLimit = 16_384;
const mediaType = 'image/png';

/**
 * Registers what printers ask by themselves (Star CloudPRNT): they poll (POST), get the slip (GET), and say how it ended
 * (DELETE). They have no token; each has a key of its own in its address (docs/decisions/019).
 */
export function registerCloudPrinting(app: FastifyInstance, services: Services): void {
  const url = cloudAddress(':printerGid', ':key');

  app.post(url, { bodyLimit }, async (request, reply) => {
    const printer = await printerOf(services, request);
    const poll = pollOf(request.body);
    checkMac(printer, poll.printerMAC);
    const { organisationGid, gid: printerGid } = printer;
    const { database } = services;
    const owner = ownerOf(printer);
    const state = stateOfCode(poll.statusCode);
    await database.write(notePrinter, { organisationGid, printerGid, state, asks: true });
    // It asks for work and has not said how the last slip ended: nobody knows.
    const open = await database.query(readOpenJob(printer));
    if (open && !isPrinterBusy(poll)) {
      const fault: PrintFault = state === 'ready' || state === 'unknown' ? 'cutOff' : state;
      await database.write(finishPrintJob, { organisationGid, gid: open.gid, owner, state: 'held', fault });
    }
    const ready = state === 'ready' && printer.body.enabled && !isPrinterBusy(poll);
    const job = ready ? await database.write(claimPrintJob, { organisationGid, printerGid, owner }) : undefined;
    return reply.header('cache-control', 'no-store').send({
      jobReady: job !== undefined,
      ...(job && { mediaTypes: [mediaType], jobToken: job.gid, deleteMethod: 'DELETE' }),
    });
  });

  app.get(url, async (request, reply) => {
    const printer = await printerOf(services, request);
    const { organisationGid } = printer;
    const { mac, token } = request.query as { mac?: string; token?: string };
    checkMac(printer, mac);
    const owner = ownerOf(printer);
    const job = await services.database.query(jobOf(printer, token));
    if (!job) throw new Refusal({ code: 'not_found' });
    const { width = 576, dpi = 203, cutter = true } = printer.body;
    const drawn = await drawSlipOf(services, organisationGid, factsOf(job), { width, dpi, format: 'png' });
    // The same slip asked for once more is the same copy: its printer has not had it whole.
    if (job.state === 'queued') {
      const begun = await services.database.write(beginPrintJob, { organisationGid, gid: job.gid, owner });
      if (!begun) throw new Refusal({ code: 'not_found' });
    }
    return reply
      .type(mediaType)
      .header('cache-control', 'no-store')
      .header('x-star-imagedithering', 'none')
      .header('x-star-cut', cutter ? 'full; feed=true' : 'none')
      .send(Buffer.from(drawn.bytes));
  });

  app.delete(url, async (request, reply) => {
    const printer = await printerOf(services, request);
    const { organisationGid, gid: printerGid } = printer;
    const { mac, token, code } = request.query as { mac?: string; token?: string; code?: string };
    checkMac(printer, mac);
    const job = await services.database.query(jobOf(printer, token));
    if (job) {
      await services.database.write(notePrinter, { organisationGid, printerGid, state: stateOfCode(code), asks: true });
      const ended = endingOf(code);
      await services.database.write(finishPrintJob, {
        organisationGid,
        gid: job.gid,
        owner: ownerOf(printer),
        ...ended,
      });
    }
    return reply.header('cache-control', 'no-store').send({});
  });
}

/** A printer's jobs are held by the printer, whichever process it asks. */
function ownerOf({ gid }: Printer): string {
  return `cloud ${gid}`;
}

/** @throws Refusal not_found for an unknown printer, one of another kind, and a wrong key, which is counted */
async function printerOf({ database, wrongKeys }: Services, request: FastifyRequest): Promise<Printer> {
  const { printerGid, key } = request.params as { printerGid: string; key: string };
  const row = await database.query(
    (function* () {
      return yield* one<DocumentRow>(
        'document',
        `SELECT ${documentColumns} FROM document WHERE gid = ? AND family = 'printer'`,
        printerGid,
      );
    })(),
  );
  const printer = row && documentFrom<'printer'>(row);
  if (printer?.body.kind === 'cloud' && sameKey(printer.secret ?? '', key)) return printer;
  wrongKeys.note(request.ip, `${printerGid} ${key}`);
  throw new Refusal({ code: 'not_found' });
}

function sameKey(stored: string, given: string): boolean {
  const [one, other] = [Buffer.from(stored), Buffer.from(given)];
  return one.length > 0 && one.length === other.length && timingSafeEqual(one, other);
}

function checkMac({ body }: Printer, given: string | undefined): void {
  const plain = (address: string) => address.replace(/[^0-9a-f]/gi, '').toLowerCase();
  if (body.macAddress && plain(body.macAddress) !== plain(given ?? '')) throw new Refusal({ code: 'not_found' });
}

function* readOpenJob({ gid }: Printer) {
  return yield* one<{ gid: string }>(
    'print_job',
    `SELECT gid FROM print_job WHERE printer_gid = ? AND state = 'printing' LIMIT 1`,
    gid,
  );
}

/** The job that a printer names, or the one that it holds: older printers name none. */
function* jobOf(printer: Printer, token: string | undefined) {
  const { organisationGid, gid } = printer;
  const held = yield* one<{ gid: string }>(
    'print_job',
    `SELECT gid FROM print_job WHERE printer_gid = ? AND lease_owner = ? AND state IN ('queued', 'printing')
     ${token ? 'AND gid = ?' : ''} ORDER BY number LIMIT 1`,
    gid,
    ownerOf(printer),
    ...(token ? [token] : []),
  );
  return held && ((yield* readPrintJob(organisationGid, held.gid)) as PrintJobRow);
}
