import type { Statement } from '../database/command.ts';
import type { Document } from '../documents/document.ts';
import { Refusal } from '../errors/refusal.ts';
import type { FamilyHooks } from '../families/hooks.ts';
import { newToken } from '../ground/new-token.ts';
import { forgetPrinter, readPrinterStates } from '../print-queue/printer-state.ts';
import { cloudAddress } from './cloud/cloud-address.ts';
import { checkPrinterAddress } from './network/find-printer.ts';

/** Printers: each has a key by which it may ask for its slips, and says of itself how it stands. */
export const printerHooks: FamilyHooks = {
  async prepare(item, _, { environment }) {
    const { host } = item.body as { host?: string };
    if (host) checkPrinterAddress(host, environment.PRINTER_NETWORKS);
    return item;
  },

  // biome-ignore lint/correctness/useYield: nothing to ask the database
  *complete(draft) {
    return { ...draft, secret: newToken() };
  },

  // biome-ignore lint/correctness/useYield: nothing to ask the database
  *check(draft) {
    const { kind = 'network', host } = draft.body as { kind?: string; host?: string };
    if (kind === 'network' && !host) throw new Refusal({ code: 'field_required', field: 'host' });
    return draft;
  },

  *beforeRemove(document, context) {
    yield* forgetPrinter(document, context);
  },

  *present(organisationGid, documents): Generator<Statement, Map<string, Record<string, unknown>>, unknown> {
    const states = yield* readPrinterStates(organisationGid);
    return new Map(documents.map((document) => [document.gid, { ...computed(document), ...states.get(document.gid) }]));
  },
};

function computed(document: Document): Record<string, unknown> {
  const { kind } = document.body as { kind?: string };
  return {
    state: 'unknown',
    ...(kind === 'cloud' && document.secret && { cloudUrl: cloudAddress(document.gid, document.secret) }),
  };
}
