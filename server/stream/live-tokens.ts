import type { Database } from '../database/database.ts';
import { placeholders } from '../database/placeholders.ts';
import { mayServe } from '../queue/read-staff.ts';
import { outlivesSuspension } from '../security/check-not-suspended.ts';
import type { LiveViewName } from './live-view.ts';
import type { Watcher } from './watcher.ts';

const chunk = 500;

/** The panels that the member of staff behind a token may serve; none named means all, as for everybody else. */
type Panels = readonly string[];
/** Tokens that still let somebody watch, by their hashes. */
type LiveTokens = ReadonlyMap<string, Panels>;

/**
 * Which of some tokens, by their hashes, still let somebody watch: those that have neither expired nor been revoked, and
 * whose organisation is not suspended.
 */
export async function liveTokens(database: Database, hashes: ReadonlySet<string>, now: number): Promise<LiveTokens> {
  const asked = [...hashes];
  const live = new Map<string, Panels>();
  for (let start = 0; start < asked.length; start += chunk) {
    const part = asked.slice(start, start + chunk);
    const rows = await database.read<{ hash: string; staff: string | null }>(
      ['token', 'organisation', 'document'],
      `SELECT t.hash, d.body AS staff FROM token t LEFT JOIN organisation o ON o.gid = t.organisation_gid
       LEFT JOIN document d ON t.kind = 'staff' AND d.gid = t.subject_gid
       WHERE t.expires_at > ? AND (t.kind = ? OR json_extract(o.body, '$.suspendedAt') IS NULL)
         AND t.hash IN ${placeholders(part)}`,
      now,
      outlivesSuspension,
      ...part,
    );
    for (const { hash, staff } of rows) live.set(hash, panelsOf(staff));
  }
  return live;
}

function panelsOf(staff: string | null): Panels {
  return (staff === null ? {} : (JSON.parse(staff) as { panels?: Panels })).panels ?? [];
}

/** Whether somebody may still see what they watch; a patient's own ticket needs no token. */
export function mayGoOn({ tokenHash }: Pick<Watcher, 'tokenHash'>, name: LiveViewName, live: LiveTokens): boolean {
  if (tokenHash === undefined || name.kind === 'ticket') return true;
  const panels = live.get(tokenHash);
  return panels !== undefined && mayServe(panels, name.panelGid);
}
