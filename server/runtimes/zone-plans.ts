import type { ZonePlan } from '#days/wall-clock.ts';
import type { Database } from '../database/database.ts';
import { getOrganisation } from '../documents/organisation.ts';
import { minuteMs } from '../ground/durations.ts';

/** By which clock an organisation lives; read again after a minute, for thousands of devices ask. */
export type ZonePlans = (organisationGid: string) => Promise<ZonePlan>;

const most = 1_000;

export function openZonePlans(database: Pick<Database, 'query'>): ZonePlans {
  const held = new Map<string, { readonly plan: Promise<ZonePlan>; readonly until: number }>();
  return (organisationGid) => {
    const now = performance.now();
    const known = held.get(organisationGid);
    if (known && now < known.until) return known.plan;
    const plan = database.query(getOrganisation(organisationGid)).then((organisation) => organisation ?? {});
    plan.catch(() => held.delete(organisationGid));
    if (held.size >= most) held.clear();
    held.set(organisationGid, { plan, until: now + minuteMs });
    return plan;
  };
}
