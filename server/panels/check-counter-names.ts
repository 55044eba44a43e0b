import type { Statement } from '../database/command.ts';
import type { Document } from '../documents/document.ts';
import { getDocument } from '../documents/get-document.ts';
import { Refusal } from '../errors/refusal.ts';

type Named = Pick<Document<'panel'>['body'], 'name' | 'counterName'>;

/**
 * Counters of one group have different names on screens, or a patient who is called would not know where to go.
 * Refuses the second of two (counter_name_exists), named by the field in which it was chosen.
 * @param changed a member as it will be
 */
export function* checkCounterNames(
  organisationGid: string,
  members: readonly string[],
  fieldOf: (member: number) => string,
  changed?: { readonly gid: string; readonly body: Named },
): Generator<Statement, void, unknown> {
  const seen = new Map<string, number>();
  for (const [index, gid] of members.entries()) {
    const body = gid === changed?.gid ? changed.body : (yield* getDocument('panel', organisationGid, gid))?.body;
    if (!body) continue;
    const name = (body.counterName || body.name).trim().toLowerCase();
    if (seen.has(name)) {
      throw new Refusal({
        code: 'counter_name_exists',
        field: fieldOf(index),
        params: { name: body.counterName || body.name },
      });
    }
    seen.set(name, index);
  }
}
