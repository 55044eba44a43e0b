import { randomBytes } from 'node:crypto';
import type { Organisation } from '#generated/shapes.ts';
import { followClasses } from '../appointments/follow-classes.ts';
import type { FileFact } from '../call/file-fact.ts';
import { type Context, one, run, type Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { noteFileUse } from '../documents/file-uses.ts';
import { knownBody } from '../documents/known-part.ts';
import {
  findOrganisationRow,
  getOrganisation,
  organisationDefaults,
  organisationFrom,
} from '../documents/organisation.ts';
import { Refusal } from '../errors/refusal.ts';
import { appendEvent } from '../event-log/append-event.ts';
import { registerFile } from '../families/check-draft.ts';
import { fileUrl } from '../files/file-url.ts';
import { mergePatch } from '../ground/merge-patch.ts';
import { noteForProvider, noteOrganisation, noteSecret } from '../journal/note-organisation.ts';
import { revokeTokensOf } from '../security/revoke-tokens.ts';
import { shapeFaults } from '../shapes/shapes.ts';
import { afterSingleSignOnChange, checkSecretIsTheirs, singleSignOnFaults } from '../single-sign-on/check-settings.ts';
import { checkSessionStays } from './check-session-stays.ts';
import { movesReset } from './reset-since.ts';

interface CreateArgument {
  readonly gid: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly passwordHash: string;
  readonly agencyKeyHash: string;
  readonly singleSignOnSecret?: string | undefined;
}

/** Command: makes an organisation with its log. */
export const createOrganisation = defineCommand(
  import.meta.url,
  'createOrganisation',
  function* (argument: CreateArgument, context: Context): Generator<Statement, Organisation, unknown> {
    const { gid, passwordHash, agencyKeyHash, singleSignOnSecret = null } = argument;
    const going = yield* one('organisation', 'SELECT gid FROM organisation WHERE gid = ?', gid);
    if (going || (yield* findOrganisationRow(gid))) throw new Refusal({ code: 'organisation_exists', field: 'gid' });
    const body = { ...organisationDefaults, ...argument.body };
    yield* run(
      'organisation',
      `INSERT INTO organisation (gid, gid_key, body, version, password_hash, agency_key_hash, single_sign_on_secret,
       created_at, updated_at)
     VALUES (?, ?, ?, 1, ?, ?, ?, ?, ?)`,
      gid,
      gid.toLowerCase(),
      JSON.stringify(body),
      passwordHash,
      agencyKeyHash,
      singleSignOnSecret,
      context.now,
      context.now,
    );
    const epoch = randomBytes(9).toString('base64url');
    yield* run('log_head', 'INSERT INTO log_head (organisation_gid, epoch, seq) VALUES (?, ?, 0)', gid, epoch);
    const organisation = yield* check(gid, context);
    const secrets = ['password', ...(singleSignOnSecret ? ['singleSignOnSecret'] : [])];
    yield* noteOrganisation(context, 'created', {}, organisation, secrets);
    yield* noteForProvider(context, 'created', organisation);
    return organisation;
  },
);

interface UpdateArgument {
  readonly organisationGid: string;
  readonly version?: number | undefined;
  readonly changes: Readonly<Record<string, unknown>>;
  readonly passwordHash?: string | undefined;
  /** The stored hash of the old password that was shown for a new one. */
  readonly provedBy?: string | undefined;
  readonly logo?: FileFact | undefined;
  /** The client's secret at the identity provider; null removes it. */
  readonly singleSignOnSecret?: string | null | undefined;
  /** Whether who asks has shown that administrators can come in without the password. */
  readonly mayEndPasswords?: boolean;
  /** The token that makes the change; a new password ends every other session. */
  readonly tokenHash: string;
}

/**
 * Command: changes an organisation by a JSON merge patch.
 * @throws Refusal wrong_password where somebody else has replaced the old password meanwhile, which ended this session
 */
export const updateOrganisation = defineCommand(
  import.meta.url,
  'updateOrganisation',
  function* (argument: UpdateArgument, context: Context): Generator<Statement, Organisation, unknown> {
    const { organisationGid, version, changes, passwordHash, provedBy, logo, singleSignOnSecret, tokenHash } = argument;
    const row = yield* findOrganisationRow(organisationGid);
    if (!row) throw new Refusal({ code: 'not_found', field: 'gid' });
    if (version !== undefined && version !== row.version) {
      throw new Refusal({ code: 'stale_version' }, organisationFrom(row));
    }
    if (provedBy !== undefined && provedBy !== row.password_hash) {
      throw new Refusal({ code: 'wrong_password', field: 'oldPassword' });
    }
    let body = mergePatch(knownBody('Organisation', JSON.parse(row.body)), changes);
    if (logo) {
      yield* registerFile(organisationGid, logo, context);
      body = { ...body, logo: fileUrl(logo.name) };
    }
    yield* run(
      'organisation',
      'UPDATE organisation SET body = ?, version = version + 1, password_hash = ?, updated_at = ? WHERE gid = ?',
      JSON.stringify(body),
      passwordHash ?? row.password_hash,
      context.now,
      organisationGid,
    );
    if (passwordHash) yield* revokeTokensOf(organisationGid, ['session'], undefined, tokenHash);
    if (singleSignOnSecret !== undefined) {
      yield* run(
        'organisation',
        'UPDATE organisation SET single_sign_on_secret = ? WHERE gid = ?',
        singleSignOnSecret,
        organisationGid,
      );
    }
    const before = organisationFrom(row);
    const organisation = yield* check(organisationGid, context);
    const keepsSecret = singleSignOnSecret === undefined && row.single_sign_on_secret !== null;
    checkSecretIsTheirs(before.singleSignOn, organisation.singleSignOn, keepsSecret);
    if (movesReset(before, organisation)) {
      yield* run('organisation', 'UPDATE organisation SET reset_since = ? WHERE gid = ?', context.now, organisationGid);
    }
    yield* checkSessionStays(context, organisationGid, before, organisation);
    yield* followClasses(context, organisationGid, before, organisation);
    yield* afterSingleSignOnChange(before, organisation, argument);
    const endsSecret = singleSignOnSecret === null && row.single_sign_on_secret !== null;
    const secrets = [
      ...(passwordHash ? ['password'] : []),
      ...(singleSignOnSecret || endsSecret ? ['singleSignOnSecret'] : []),
    ];
    yield* noteOrganisation(context, 'updated', before, organisation, secrets);
    return organisation;
  },
);

/** Command: gives the organisation a new agency key; tokens of the old one end. */
export const rotateAgencyKey = defineCommand(
  import.meta.url,
  'rotateAgencyKey',
  function* (
    { organisationGid, agencyKeyHash }: { organisationGid: string; agencyKeyHash: string },
    context: Context,
  ): Generator<Statement, void, unknown> {
    yield* run(
      'organisation',
      'UPDATE organisation SET agency_key_hash = ? WHERE gid = ?',
      agencyKeyHash,
      organisationGid,
    );
    yield* revokeTokensOf(organisationGid, ['agency']);
    yield* noteSecret(context, organisationGid, 'agencyKey');
  },
);

/** Checks the stored organisation as a whole, notes its logo and tells the log; a refusal undoes all of it. */
function* check(gid: string, context: Context): Generator<Statement, Organisation, unknown> {
  const organisation = (yield* getOrganisation(gid)) as Organisation;
  const faults = shapeFaults('Organisation', organisation);
  if (organisation.timeZoneName && !isTimeZone(organisation.timeZoneName)) {
    faults.push({ code: 'format_error', field: 'timeZoneName' });
  }
  const { afternoonStartTime = '', eveningStartTime = '' } = organisation;
  if (eveningStartTime <= afternoonStartTime) {
    faults.push({ code: 'out_of_range', field: 'eveningStartTime' });
  }
  faults.push(...singleSignOnFaults(organisation.singleSignOn));
  if (faults.length > 0) throw new Refusal(faults);
  yield* noteFileUse(gid, gid, 'logo', organisation.logo);
  yield* appendEvent(context, { organisationGid: gid, kind: 'edited', payload: { family: 'organisation', gid } });
  return organisation;
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
