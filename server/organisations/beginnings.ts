import { languages } from '#generated/languages.ts';
import { queuePolicyPresets } from '#generated/policy.ts';
import type { Organisation } from '#generated/shapes.ts';
import type { Locale, OrganisationType } from '#generated/values.ts';

type Flag = keyof NonNullable<Organisation['dashboardOptions']>;

/** With which rules and dashboards an organisation begins, by the hospital's system that it works with. */
const beginnings: Readonly<Record<OrganisationType, { rules?: string; dashboards?: readonly Flag[] }>> = {
  mHIS: { dashboards: ['enablePanelGroupUsageDashboardOption'] },
  hualienMedical: {
    dashboards: ['enablePtchCashierRegistrationDashboardOption', 'enablePanelGroupUsageDashboardOption'],
  },
  clinic: {},
  radiology: { rules: 'radiology' },
  inspection: { rules: 'radiology' },
  mAppointment: { dashboards: ['enableAppointmentUsageDashboardOption'] },
  default: {},
};

/**
 * The settings that an organisation of this type begins with, unless it is made with others; if its language is
 * given, it writes days as is usual in it, and has the clock and the law of the country where that is spoken.
 */
export function beginningOf(
  type: OrganisationType,
  language?: Locale,
): Pick<Organisation, 'queuePolicy' | 'dashboardOptions' | 'dateFormat' | 'timeZoneOffsetMinutes' | 'retention'> {
  const { rules, dashboards = [] } = beginnings[type];
  const { dateFormat, timeZoneOffsetMinutes, retentionRegion } = language ? languages[language] : {};
  const preset = queuePolicyPresets.find(({ name }) => name === rules);
  return {
    ...(dateFormat && { dateFormat }),
    ...(timeZoneOffsetMinutes !== undefined && { timeZoneOffsetMinutes }),
    ...(retentionRegion && { retention: { region: retentionRegion } }),
    ...(preset && { queuePolicy: preset.policy }),
    ...(dashboards.length > 0 && { dashboardOptions: Object.fromEntries(dashboards.map((flag) => [flag, true])) }),
  };
}
