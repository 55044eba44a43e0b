import type { ChangeLogList } from '#generated/shapes.ts';
import { http, organisationGid } from '../session.ts';

interface HistoryAsked {
  family: string;
  gid: string;
  page: number;
  /** Only what was done since, milliseconds since 1970 UTC. */
  from?: number;
}

const entriesOnPage = 20;

/** A page of what was done to one record, the newest first; outside of an organisation to one of the provider's own. */
export function readHistory({ family, gid, page, from }: HistoryAsked): Promise<ChangeLogList> {
  const query = { family, recordGid: gid, page, limit: entriesOnPage, ...(from !== undefined && { from }) };
  const operation = organisationGid.get() ? 'listChangeLogs' : 'listSystemChangeLogs';
  return http.callAny(operation, { query }, { keepFailure: true });
}
