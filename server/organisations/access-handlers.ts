import { limits } from '#generated/limits.ts';
import type { ImageList } from '#generated/shapes.ts';
import type { Caller, Handlers } from '../call/handler.ts';
import { all, type Statement } from '../database/command.ts';
import { getDocument } from '../documents/get-document.ts';
import { findOrganisationRow, getOrganisation, organisationFrom } from '../documents/organisation.ts';
import { organisationTypes } from '../documents/organisation-types.ts';
import { Refusal } from '../errors/refusal.ts';
import { fileUrl } from '../files/file-url.ts';
import { addresses } from '../ground/addresses.ts';
import { dayMs, hourMs } from '../ground/durations.ts';
import { hashOf } from '../ground/new-token.ts';
import { noteAccess } from '../journal/commands.ts';
import { cameFrom } from '../security/came-from.ts';
import { createApiKey, revokeApiKeys } from '../security/commands.ts';
import { apiKeyGidLength, listApiKeys } from '../security/list-api-keys.ts';
import { checkPassword } from '../security/password-rules.ts';
import { provesChange } from '../security/proves-change.ts';
import { attempt } from '../sign-in/attempt.ts';
import { updateOrganisation } from './commands.ts';
import { newSecret } from './new-secret.ts';

export const organisationAccessHandlers: Handlers<
  | 'getOrganisation'
  | 'listUsedHisTypes'
  | 'listHisTypes'
  | 'changeOrganisationPassword'
  | 'createCallPanelToken'
  | 'createApiKey'
  | 'revokeApiKeys'
  | 'listApiKeys'
  | 'listOrganisationNames'
  | 'listOrganisationImages'
> = {
  getOrganisation: async ({ query, services }) => {
    const organisation = await services.database.query(getOrganisation(query.gid));
    if (!organisation) throw new Refusal({ code: 'not_found', field: 'gid' });
    return organisation;
  },

  listUsedHisTypes: async ({ services, locale }) => {
    const rows = await services.database.read<{ type: string }>(
      'organisation',
      `SELECT DISTINCT json_extract(body, '$.type') AS type FROM organisation WHERE gid <> '' AND removing_at IS NULL`,
    );
    const used = new Set(rows.map(({ type }) => type));
    return { data: organisationTypes(locale).filter(({ gid }) => used.has(gid)) };
  },

  listHisTypes: async ({ locale }) => ({ data: organisationTypes(locale) }),

  // That the two new passwords match is the page's rule: only one arrives here.
  changeOrganisationPassword: async (call) => {
    const { organisationGid, body, caller, services, write } = call;
    const row = await services.database.query(findOrganisationRow(organisationGid));
    if (caller?.kind === 'session') {
      const { oldPassword, password } = body;
      if (oldPassword === undefined) throw new Refusal({ code: 'field_required', field: 'oldPassword' });
      const changes = await attempt(call, { kind: 'session', orgGid: organisationGid, staffId: '' }, () =>
        provesChange(services.passwords, row?.password_hash, { oldPassword, password }),
      );
      if (!changes) return { ok: true };
    }
    const name = row ? organisationFrom(row).name : '';
    checkPassword(body.password, { kind: 'administrator', words: [organisationGid, name] });
    await write(updateOrganisation, {
      organisationGid,
      changes: {},
      passwordHash: await services.passwords.hash(body.password),
      // The provider's staff have shown none.
      ...(caller?.kind === 'session' && { provedBy: row?.password_hash }),
      tokenHash: caller?.tokenHash ?? '',
    });
    return { ok: true };
  },

  createCallPanelToken: async ({ organisationGid, services, caller, request, now }) => {
    // Made by somebody under their own name, it is theirs, and ends with what they may do.
    const {
      subjectGid = null,
      role,
      singleSignOn,
      personName,
      accountKey,
    } = caller?.kind === 'session' ? caller : ({} as Partial<Caller>);
    const owner = {
      kind: 'session',
      organisationGid,
      subjectGid,
      ...(role && { role }),
      // The identity provider vouches for somebody for one day, and not for another from each such address.
      ...(singleSignOn && caller && { singleSignOn, hours: (caller.expiresAt - now) / hourMs }),
      ...(personName && { personName }),
      ...(accountKey && { accountKey }),
      ...cameFrom(request),
    } as const;
    const { token, expiresAt } = await services.tokens.issue(owner);
    const entry = { action: 'signedIn', kind: 'session', address: request.ip.slice(0, 60) } as const;
    const subjectName = `callPanelToken (${caller?.kind})`;
    await services.database.write(noteAccess, {
      organisationGid,
      subjectGid,
      entry: { ...entry, subjectName },
    });
    return {
      callPanelToken: token,
      expiresAt,
      quickLoginUrl: addresses.quickLogin(organisationGid, token),
    };
  },

  createApiKey: async (call) => {
    const { organisationGid, body, services, write, now } = call;
    const { kind, staffGid, name } = body;
    if (kind === 'staff') {
      if (staffGid === undefined) throw new Refusal({ code: 'field_required', field: 'staffGid' });
      const staff = await services.database.query(getDocument('staff', organisationGid, staffGid));
      if (!staff) throw new Refusal({ code: 'not_found', field: 'staffGid' });
    }
    const apiKey = newSecret(call);
    const subjectGid = kind === 'staff' ? (staffGid ?? null) : null;
    const hash = hashOf(apiKey);
    const { expiresAt } = await write(createApiKey, {
      organisationGid,
      kind,
      subjectGid,
      hash,
      expiresAt: now + limits.apiKeyDays * dayMs,
      personName: name?.trim(),
    });
    return { gid: hash.slice(0, apiKeyGidLength), apiKey, kind, expiresAt };
  },

  revokeApiKeys: async ({ organisationGid, query: { gid }, write }) => {
    const ended = await write(revokeApiKeys, { organisationGid, gid });
    if (gid !== undefined && ended.count === 0) throw new Refusal({ code: 'not_found', field: 'gid' });
    return ended;
  },

  listApiKeys: ({ organisationGid, services, now }) => services.database.query(listApiKeys(organisationGid, now)),

  // Free of token, for sign-in screens: only those whose screens stand on the public start page (docs/decisions/023-keys-origins-and-logs.md).
  listOrganisationNames: ({ services }) =>
    services.database.query(
      (function* () {
        const rows = yield* all<{ gid: string; name: string }>(
          'organisation',
          `SELECT gid, json_extract(body, '$.name') AS name FROM organisation
           WHERE gid <> '' AND removing_at IS NULL AND CAST(json_extract(body, '$.startPageListed') AS INTEGER) = 1
           ORDER BY gid_key LIMIT 1000`,
        );
        return { data: [...rows] };
      })(),
    ),

  listOrganisationImages: ({ organisationGid, services }) => services.database.query(listImages(organisationGid)),
};

function* listImages(organisationGid: string): Generator<Statement, ImageList, unknown> {
  const rows = yield* all<{ name: string; original: string; mediaType: string; bytes: number; createdAt: number }>(
    'file',
    `SELECT name, original_name AS original, media_type AS "mediaType", bytes, created_at AS "createdAt" FROM file
     WHERE organisation_gid = ? AND media_type LIKE 'image/%' ORDER BY created_at DESC, name LIMIT 1000`,
    organisationGid,
  );
  const data = rows.map(({ name, original, mediaType, bytes, createdAt }) => ({
    url: fileUrl(name),
    name: original.slice(0, 300),
    mediaType,
    bytes: Number(bytes),
    createdAt: Number(createdAt),
  }));
  return { data };
}
