import type { Changed } from '#generated/shapes.ts';
import { type Context, run, type Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { getDocument } from '../documents/get-document.ts';
import { Refusal } from '../errors/refusal.ts';
import { placeOfMedium } from '../kept-media/place-of-medium.ts';
import { wantPlace } from '../kept-media/want-place.ts';

interface CheckArgument {
  readonly organisationGid: string;
  readonly gids: readonly string[];
}

/** Command: media are compared with their sources now. Answers how many have one; refuses a medium that is not there. */
export const checkMedia = defineCommand(
  import.meta.url,
  'checkMedia',
  function* ({ organisationGid, gids }: CheckArgument, context: Context): Generator<Statement, Changed, unknown> {
    let count = 0;
    for (const [index, gid] of gids.entries()) {
      const medium = yield* getDocument('media', organisationGid, gid);
      if (!medium) throw new Refusal({ code: 'reference_not_found', field: `gids.${index}` });
      const place = placeOfMedium(medium.body);
      if (!place) continue;
      yield* wantPlace(organisationGid, place, context);
      yield* run(
        'media_source',
        'UPDATE media_source SET due_at = ? WHERE organisation_gid = ? AND source = ? AND address = ?',
        context.now,
        organisationGid,
        place.source,
        place.address,
      );
      count += 1;
    }
    return { count };
  },
);
