import Ajv, { type ErrorObject } from 'ajv/dist/2020.js';
import type { ServerEnvironment } from '#generated/device.ts';
import { environmentSchema } from '#generated/environment.ts';
import { readNetworks } from './networks.ts';
import { keepsTimeZone } from './own-time-zone.ts';
import { exitCodes, StartProblem } from './start-problem.ts';

/** The environment with its defaults; PORT is a number. */
export type Environment = Required<ServerEnvironment>;

/** Threads load this file for what else is in it: who reads the environment makes the check. */
const makeCheck = () =>
  new Ajv({
    strict: false,
    coerceTypes: true,
    useDefaults: true,
    allErrors: true,
    // That the schema is right is checked where it is made.
    meta: false,
    validateSchema: false,
  }).compile(environmentSchema);
let check: ReturnType<typeof makeCheck> | undefined;

/**
 * Reads the environment as schemas/device/ServerEnvironment.json describes it; an empty or blank value counts as absent.
 * @throws StartProblem naming every variable that is wrong
 */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const known = Object.keys(environmentSchema.properties).filter((name) => variables[name]?.trim());
  const found: Record<string, unknown> = Object.fromEntries(known.map((name) => [name, variables[name]]));
  check ??= makeCheck();
  if (!check(found)) {
    const faults = (check.errors ?? []).map(asSentence);
    throw new StartProblem(exitCodes.usage, `the environment is not right: ${faults.join('; ')}.`);
  }
  const environment = found as unknown as Environment;
  if (environment.DATABASE_URL && !isPostgresqlAddress(environment.DATABASE_URL)) {
    throw new StartProblem(
      exitCodes.usage,
      'DATABASE_URL is no address of PostgreSQL, such as postgresql://user:password@host:5432/database.',
    );
  }
  if (environment.TZ && !keepsTimeZone(environment.TZ)) {
    throw new StartProblem(exitCodes.usage, `TZ: "${environment.TZ}" is no time zone known here, such as Asia/Taipei.`);
  }
  checkNetworks(environment, 'TRUSTED_PROXIES');
  checkNetworks(environment, 'HOSPITAL_SYSTEM_NETWORKS');
  checkNetworks(environment, 'OIDC_NETWORKS');
  checkNetworks(environment, 'PRINTER_NETWORKS');
  checkNetworks(environment, 'PUSH_NETWORKS');
  checkNetworks(environment, 'MEDIA_NETWORKS');
  checkHosts(environment, 'PUSH_SERVICES');
  if (environment.OIDC_ISSUER && !URL.canParse(environment.OIDC_ISSUER)) {
    throw new StartProblem(exitCodes.usage, 'OIDC_ISSUER is no address, such as https://login.example/realms/staff.');
  }
  if (environment.OIDC_ISSUER && !hasOwnProvider(environment)) {
    throw new StartProblem(exitCodes.usage, 'OIDC_ISSUER needs OIDC_CLIENT_ID and OIDC_ADMIN_VALUE beside it.');
  }
  return environment;
}

/** What is wrong with a variable; where an expression says what is right, its description says it to people. */
function asSentence({ instancePath, keyword, message, params }: ErrorObject): string {
  const name = instancePath.slice(1);
  const allowed = 'allowedValues' in params ? `: ${params.allowedValues.join(', ')}` : '';
  if (keyword !== 'pattern') return `${name} ${message}${allowed}`;
  const { description } = environmentSchema.properties[name as keyof Environment];
  return `${name} is not what it should be: ${description.replace(/\.$/, '')}`;
}

/** Whether there is an identity provider for the provider's own staff, with all that it takes. */
export function hasOwnProvider({ OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_ADMIN_VALUE }: Environment): boolean {
  return Boolean(URL.canParse(OIDC_ISSUER) && OIDC_CLIENT_ID && OIDC_ADMIN_VALUE);
}

type NetworkList =
  | 'TRUSTED_PROXIES'
  | 'HOSPITAL_SYSTEM_NETWORKS'
  | 'OIDC_NETWORKS'
  | 'PRINTER_NETWORKS'
  | 'PUSH_NETWORKS'
  | 'MEDIA_NETWORKS';

function checkNetworks(environment: Environment, name: NetworkList): void {
  try {
    readNetworks(environment[name]);
  } catch (error) {
    throw new StartProblem(exitCodes.usage, `${name}: ${(error as Error).message}.`);
  }
}

function checkHosts(environment: Environment, name: 'PUSH_SERVICES'): void {
  const hosts = environment[name].split(',').map((host) => host.trim());
  const wrong = hosts.find((host) => !/^[a-z0-9.-]*$/i.test(host));
  if (wrong === undefined) return;
  throw new StartProblem(exitCodes.usage, `${name}: "${wrong}" is no host, such as push.services.mozilla.com.`);
}

function isPostgresqlAddress(text: string): boolean {
  return /^postgres(ql)?:\/\//.test(text) && URL.canParse(text);
}
