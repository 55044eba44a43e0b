import { type BusinessMoment, businessMoment } from '#days/business-day.ts';
import type { Organisation } from '#generated/shapes.ts';
import { type Context, one, type Statement } from '../database/command.ts';
import { placeholders } from '../database/placeholders.ts';
import { Refusal } from '../errors/refusal.ts';
import { takeLog } from '../event-log/take-log.ts';
import { sessions } from '../queue/sessions.ts';
import { stayingList } from '../queue/status-groups.ts';

/** What decides on which day and in which session a moment lies. */
const decisive = [
  'timeZoneName',
  'timeZoneOffsetMinutes',
  'serviceStartTime',
  'afternoonStartTime',
  'eveningStartTime',
] as const satisfies readonly (keyof Organisation)[];

/**
 * Refuses times by which the present session would not have begun yet, or another day be today, while its patients wait
 * or are called: counters would go on with an earlier session, whose numbers are others, and nobody would call them.
 * @throws Refusal session_has_patients
 */
export function* checkSessionStays(
  context: Context,
  organisationGid: string,
  before: Organisation,
  after: Organisation,
): Generator<Statement, void, unknown> {
  const field = decisive.find((property) => before[property] !== after[property]);
  if (!field) return;
  yield* takeLog(organisationGid, context);
  const { serviceDate, session } = businessMoment(before, context.now);
  const left = sessionsLeft({ serviceDate, session }, businessMoment(after, context.now));
  if (left.length === 0) return;
  const patient = yield* one(
    ['queue', 'ticket', 'counter'],
    `SELECT q.gid FROM queue q
     WHERE q.organisation_gid = ? AND q.service_date = ? AND q.session IN ${placeholders(left)}
       AND (EXISTS (SELECT 1 FROM ticket t WHERE t.queue_gid = q.gid AND t.status IN ${stayingList})
         OR EXISTS (SELECT 1 FROM counter c WHERE c.call_queue_gid = q.gid)) LIMIT 1`,
    organisationGid,
    serviceDate,
    ...left,
  );
  if (patient) throw new Refusal({ code: 'session_has_patients', field });
}

/** The sessions of the day that have begun, and which would not have begun by other times. */
function sessionsLeft(was: Pick<BusinessMoment, 'serviceDate' | 'session'>, is: BusinessMoment): readonly string[] {
  const begun = sessions.slice(0, sessions.indexOf(was.session) + 1);
  if (is.serviceDate !== was.serviceDate) return ['day', ...begun];
  return begun.slice(sessions.indexOf(is.session) + 1);
}
