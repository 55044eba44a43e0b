import type { ViewMarquee, ViewMedia, ViewStaff } from '#generated/shapes.ts';
import type { Statement } from '../database/command.ts';
import type { Document } from '../documents/document.ts';
import { listDocuments } from '../documents/list-documents.ts';
import { readStandings } from '../kept-media/read-kept.ts';

/**
 * Yields a panel's media that are switched on and can be played, in their order; the screen, which may be without us
 * for days, plays each at its times. What comes from elsewhere is given from what the server keeps: a source that is
 * slow or away keeps no screen waiting.
 */
export function* composeMedia(organisationGid: string, panelGid: string): Generator<Statement, ViewMedia[], unknown> {
  const documents = yield* listDocuments('media', organisationGid, panelGid);
  const standingOf = yield* readStandings(organisationGid, documents);
  return documents.flatMap((document) => {
    const { gid, body } = document;
    const { url } = standingOf(document);
    if (body.enabled === false || !url) return [];
    const { name, type, source, volume = 50, seconds = 10, times } = body;
    return [{ gid, name, type, source, url, volume, seconds, ...(times && { times }) }];
  });
}

/** Yields a panel's announcements that are switched on, in their order. */
export function* composeMarquees(
  organisationGid: string,
  panelGid: string,
): Generator<Statement, ViewMarquee[], unknown> {
  const documents = yield* listDocuments('marquee', organisationGid, panelGid);
  return documents.flatMap(({ gid, body: { enabled, title, content, times } }) =>
    enabled === false ? [] : [{ gid, title, content, ...(times && { times }) }],
  );
}

/** Yields the nurses or the paramedics of a panel who are on duty. */
export function* composeStaff(
  family: 'nurse' | 'paramedic',
  organisationGid: string,
  panelGid: string,
): Generator<Statement, ViewStaff[], unknown> {
  const documents = yield* listDocuments(family, organisationGid, panelGid);
  return documents
    .filter(({ body }) => body.enabled !== false)
    .map(({ body }) => {
      const { name, secondName } = body;
      const serves = servesOf(body);
      return { name, ...(secondName && { secondName }), ...(serves && { serves }) };
    });
}

/** Where a care team member works and with whom; nurses belong to the panel's own room. */
function servesOf(body: Partial<Document<'paramedic'>['body']>): string {
  const { departmentName, clinicNumber, clinicName, doctorName } = body;
  return [departmentName, clinicNumber, clinicName, doctorName].filter(Boolean).join(' ');
}
