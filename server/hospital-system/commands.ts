import type { HospitalSystemChange, Organisation } from '#generated/shapes.ts';
import { type Context, run, type Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { findOrganisationRow, getOrganisation, organisationFrom } from '../documents/organisation.ts';
import { Refusal } from '../errors/refusal.ts';
import { mergePatch } from '../ground/merge-patch.ts';
import { noteOrganisation } from '../journal/note-organisation.ts';

/**
 * Command: says where the hospital's own system is asked, how, and with which key; no address takes the key away too.
 * Refuses field_required where another system would get the key of the one before.
 */
export const updateHospitalSystem = defineCommand(
  import.meta.url,
  'updateHospitalSystem',
  function* (
    { organisationGid, url, key, getOnly }: HospitalSystemChange & { readonly organisationGid: string },
    context: Context,
  ): Generator<Statement, Organisation, unknown> {
    const row = yield* findOrganisationRow(organisationGid);
    if (!row) throw new Refusal({ code: 'not_found' });
    const body = mergePatch(JSON.parse(row.body), {
      hospitalSystemUrl: url,
      ...(getOnly !== undefined && { hospitalSystemGetOnly: getOnly }),
      ...(url === null && { hospitalSystemGetOnly: null }),
    });
    const replaced = url === null ? null : key;
    const { hospitalSystemUrl: before } = organisationFrom(row);
    const keepsKey = replaced === undefined && row.hospital_system_key !== null;
    if (keepsKey && before && url && URL.parse(before)?.origin !== URL.parse(url)?.origin) {
      throw new Refusal({ code: 'field_required', field: 'key' });
    }
    yield* run(
      'organisation',
      'UPDATE organisation SET body = ?, version = version + 1, updated_at = ? WHERE gid = ?',
      JSON.stringify(body),
      context.now,
      row.gid,
    );
    if (replaced !== undefined) {
      yield* run('organisation', 'UPDATE organisation SET hospital_system_key = ? WHERE gid = ?', replaced, row.gid);
    }
    const organisation = (yield* getOrganisation(row.gid)) as Organisation;
    const secrets = replaced === undefined ? [] : ['hospitalSystemKey'];
    yield* noteOrganisation(context, 'updated', organisationFrom(row), organisation, secrets);
    return organisation;
  },
);
