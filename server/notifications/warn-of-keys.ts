import { limits } from '#generated/limits.ts';
import { all, type Context, run, type Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { dayMs } from '../ground/durations.ts';
import { keepNotification } from '../kept-notifications/keep-notification.ts';
import { apiKeyGidLength } from '../security/list-api-keys.ts';

const firstMs = limits.apiKeyWarningDays * dayMs;
const lastMs = limits.apiKeyLastWarningDays * dayMs;
/** How long it can be read: also once the key has ended, when something has stopped and nobody knows why. */
const keptMs = 60 * dayMs;

interface Ending {
  readonly gid: string;
  readonly organisationGid: string;
  readonly name: string | null;
  readonly expiresAt: number;
}

/**
 * Command: tells administrators of API keys that end soon, once some weeks before and once more in the last days. What
 * uses such a key stops with it, and none but they can make another one.
 */
export const warnOfKeys = defineCommand(
  import.meta.url,
  'warnOfKeys',
  function* (_argument: Record<string, never>, { now }: Context): Generator<Statement, void, unknown> {
    const keys = yield* all<Ending>(
      ['document', 'notification', 'token'],
      `SELECT k.* FROM (
         SELECT substr(t.hash, 1, ${apiKeyGidLength}) AS gid, t.organisation_gid AS "organisationGid",
           COALESCE(t.person_name, json_extract(d.body, '$.name')) AS name, t.expires_at AS "expiresAt"
         FROM token t LEFT JOIN document d ON d.gid = t.subject_gid
         WHERE t.api_key = 1 AND t.expires_at > ? AND t.expires_at <= ?) k
       LEFT JOIN notification n ON n.subject_gid = k.gid
       WHERE n.gid IS NULL OR (k."expiresAt" <= ? AND n.created_at < k."expiresAt" - ?)`,
      now,
      now + firstMs,
      now + lastMs,
      lastMs,
    );
    for (const { gid: subjectGid, organisationGid, name, expiresAt } of keys) {
      const body = {
        kind: 'apiKey',
        read: false,
        ...(name && { keyName: name }),
        keyExpiresAt: Number(expiresAt),
      } as const;
      yield* keepNotification({ organisationGid, subjectGid, body, now, asNew: true });
    }
    yield* run(
      'notification',
      `DELETE FROM notification WHERE created_at <= ? AND json_extract(body, '$.kind') = 'apiKey'`,
      now - keptMs,
    );
  },
);
