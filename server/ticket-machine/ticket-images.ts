import type { TicketImages, TicketMachineImages } from '#generated/shapes.ts';
import type { FileFact } from '../call/file-fact.ts';
import type { Context, Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { listDocuments } from '../documents/list-documents.ts';
import { createRecords } from '../families/create.ts';
import { updateRecords } from '../families/update.ts';

export type TicketImage = keyof TicketMachineImages;

const names = ['orgLogo', 'portraitBackground', 'landscapeBackground', 'ticketTitleBanner'] as const;

/** Yields the pictures of the organisation's ticket machines. */
export function* ticketImages(organisationGid: string): Generator<Statement, TicketMachineImages, unknown> {
  const [record] = yield* listDocuments('ticketImages', organisationGid);
  return record ? imagesIn(record.body as Record<string, unknown>) : {};
}

interface SetArgument {
  readonly organisationGid: string;
  readonly image: TicketImage;
  /** Undefined takes the picture away. */
  readonly file: FileFact | undefined;
}

/** Command: sets or takes away one picture; the record is made with the first call. */
export const setTicketImage = defineCommand(
  import.meta.url,
  'setTicketImage',
  function* (
    { organisationGid, image, file }: SetArgument,
    context: Context,
  ): Generator<Statement, TicketImages, unknown> {
    const place = { family: 'ticketImages' as const, organisationGid };
    const [record] = yield* listDocuments('ticketImages', organisationGid);
    const change = file ? { body: {}, files: { [image]: file } } : { body: { [image]: null } };
    const [changed] = record
      ? yield* updateRecords({ ...place, items: [{ gid: record.gid, ...change }] }, context)
      : yield* createRecords({ ...place, parentGid: '', items: [file ? change : { body: {} }] }, context);
    return changed as unknown as TicketImages;
  },
);

function imagesIn(body: Readonly<Record<string, unknown>>): TicketMachineImages {
  const given = names.filter((name) => typeof body[name] === 'string');
  return Object.fromEntries(given.map((name) => [name, body[name]]));
}
