import { type Context, run, type Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { organisationLives } from '../documents/organisation.ts';
import { appendEntry } from '../journal/append-entry.ts';
import { nameOf } from '../journal/note-change.ts';
import type { Reading } from './reading.ts';

interface ReadsArgument {
  readonly organisationGid: string;
  readonly readings: readonly Reading[];
}

/** Command: notes who looked at patients' data, with the names that people and counters have now. */
export const noteReads = defineCommand(
  import.meta.url,
  'noteReads',
  function* ({ organisationGid, readings }: ReadsArgument, { now }: Context): Generator<Statement, void, unknown> {
    // What was counted in memory may come when its organisation is being removed, or has gone.
    if (!(yield* organisationLives(organisationGid))) return;
    for (const reading of readings) {
      const { kind, subjectGid, personName, address, traceId, operation, recordGid, patients = [], ...said } = reading;
      const { organisationGid: _, ...rest } = said;
      const byName = personName ?? (subjectGid ? yield* nameOf(subjectGid) : undefined);
      const recordName = recordGid && reading.action === 'watched' ? yield* nameOf(recordGid) : undefined;
      const entryGid = yield* appendEntry(
        'read',
        organisationGid,
        {
          ...rest,
          byKind: kind,
          ...(byName && { byName: byName.slice(0, 200) }),
          ...(subjectGid && { byGid: subjectGid }),
          address,
          operation,
          traceId,
          ...(recordGid && { recordGid }),
          ...(recordName && { recordName: recordName.slice(0, 200) }),
          patients: [...patients],
        } as never,
        now,
        recordGid ?? null,
      );
      if (patients.length === 0) continue;
      yield* run(
        'read_patient',
        `INSERT INTO read_patient (organisation_gid, patient, entry_gid)
       SELECT ?, marked.value, ? FROM json_each(?, '$.patients') marked`,
        organisationGid,
        entryGid,
        JSON.stringify({ patients }),
      );
    }
  },
);
