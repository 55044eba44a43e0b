import { limits } from '#generated/limits.ts';
import { retentionPresets } from '#generated/retention.ts';
import type { Organisation, Retention } from '#generated/shapes.ts';
import { organisationDefaults } from '../documents/organisation.ts';

export type Periods = Required<Omit<Retention, 'region'>>;

const unset = organisationDefaults.retention as Pick<Periods, 'unusedMediaDays' | 'reportHours'>;

/** How long an organisation's data live: what it says itself, else what the law of its region suggests. */
export function retentionOf({ retention = {} }: Pick<Organisation, 'retention'>): Periods {
  const { region = retentionPresets[0].name, ...own } = retention;
  const preset = retentionPresets.find(({ name }) => name === region) ?? retentionPresets[0];
  return { ...unset, ...preset.retention, ...own };
}

/** The same of the installation's own logs; it has nothing else. */
export const installationPeriods: Periods = {
  ...retentionOf({}),
  changeLogDays: limits.changeLogDays,
  accessLogDays: limits.accessLogDays,
  technicalLogDays: limits.accessLogDays,
};
