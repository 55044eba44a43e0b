import type { Organisation, SingleSignOn } from '#generated/shapes.ts';
import type { SignInKind } from '#generated/values.ts';
import type { Services } from '../call/services.ts';
import { findOrganisationRow, organisationDefaults, organisationFrom } from '../documents/organisation.ts';
import { Refusal } from '../errors/refusal.ts';
import { type Environment, hasOwnProvider } from '../ground/environment.ts';

/** An identity provider as people of one kind meet it. */
export interface Provider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string | undefined;
  readonly label: string;
  readonly scopes: string;
  readonly nameClaim: string;
  readonly roleClaim: string;
  /** Who has one of these may come in; empty for staff: their record alone decides. */
  readonly roles: readonly string[];
  readonly staffIdClaim: string;
}

/** How people of one kind sign in, in an organisation or ('' and systemAdvance) in the provider's own area. */
export interface Ways {
  readonly organisation: Organisation | undefined;
  readonly password: boolean;
  readonly provider: Provider | undefined;
}

/** Reads the ways in; an organisation that does not exist has those of one that has set up nothing. */
export async function waysOf(
  { database, environment }: Pick<Services, 'database' | 'environment'>,
  kind: SignInKind,
  typedGid: string,
): Promise<Ways> {
  if (kind === 'systemAdvance') return ofTheProvider(environment);
  const row = typedGid === '' ? undefined : await database.query(findOrganisationRow(typedGid));
  const organisation = row && organisationFrom(row);
  return {
    organisation,
    password: mayUsePasswords(organisation?.singleSignOn, kind),
    provider: organisation && ofOrganisation(organisation, row?.single_sign_on_secret, kind),
  };
}

/** Whether somebody with these roles comes in; where none is named for staff, their record alone decides. */
export function letsIn({ roles: named }: Pick<Provider, 'roles'>, kind: SignInKind, roles: readonly string[]): boolean {
  return (kind === 'staff' && named.length === 0) || named.some((role) => roles.includes(role));
}

/**
 * Lets a password be looked at.
 * @throws Refusal password_sign_in_off where the organisation switched it off for such people
 */
export function checkPasswordsUsed(organisation: Organisation | undefined, kind: 'session' | 'staff'): void {
  if (!mayUsePasswords(organisation?.singleSignOn, kind)) throw new Refusal({ code: 'password_sign_in_off' });
}

/** Whether passwords are looked at; they always are where single sign-on is off. */
export function mayUsePasswords(settings: SingleSignOn | undefined, kind: 'session' | 'staff'): boolean {
  if (!settings?.enabled) return true;
  return (kind === 'session' ? settings.administratorPassword : settings.staffPassword) ?? true;
}

/** The provider of an organisation, as people of one kind meet it; undefined where they do not. */
export function ofOrganisation(
  { singleSignOn }: Organisation,
  secret: string | null | undefined,
  kind: 'session' | 'staff',
): Provider | undefined {
  // What was set before a setting existed, or cleared, has its default.
  const settings: SingleSignOn = { ...(organisationDefaults.singleSignOn as SingleSignOn), ...singleSignOn };
  const { enabled, issuer, clientId } = settings;
  if (!enabled || !issuer || !clientId) return undefined;
  const roles = (kind === 'session' ? settings.administratorRoles : settings.staffRoles) ?? [];
  if (kind === 'session' && roles.length === 0) return undefined;
  const { label = '', scopes = '', nameClaim = '', roleClaim = '', staffIdClaim = '' } = settings;
  const clientSecret = secret ?? undefined;
  return { issuer, clientId, clientSecret, label, scopes, nameClaim, roleClaim, roles, staffIdClaim };
}

function ofTheProvider(environment: Environment): Ways {
  if (!hasOwnProvider(environment)) return { organisation: undefined, password: true, provider: undefined };
  return {
    organisation: undefined,
    password: environment.OIDC_PASSWORD === '1',
    provider: {
      issuer: environment.OIDC_ISSUER,
      clientId: environment.OIDC_CLIENT_ID,
      clientSecret: environment.OIDC_CLIENT_SECRET || undefined,
      label: environment.OIDC_LABEL,
      scopes: environment.OIDC_SCOPES,
      nameClaim: environment.OIDC_NAME_CLAIM,
      roleClaim: environment.OIDC_ADMIN_CLAIM,
      roles: [environment.OIDC_ADMIN_VALUE],
      staffIdClaim: '',
    },
  };
}
