import type { FastifyReply } from 'fastify';
import type { Call } from '../call/handler.ts';
import type { DocumentFamily } from '../documents/document.ts';
import { sendFile } from '../files/send-file.ts';
import { findRecord } from './find.ts';

/** Answers with the file that a property of a record holds; 404 if there is no such record, or no file in it. */
export async function sendRecordFile(
  call: Pick<Call<never>, 'reply' | 'services' | 'organisationGid'>,
  family: DocumentFamily,
  gid: string,
  property: string,
): Promise<FastifyReply> {
  const { organisationGid, services } = call;
  const { body } = await services.database.query(findRecord({ family, organisationGid }, gid));
  return sendFile(call, (body as Record<string, unknown>)[property] as string | undefined);
}
