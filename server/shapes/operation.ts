import { bodyLimits, leastBodyLimit } from '#generated/body-limits.ts';
import type { OperationId } from '#generated/operations.ts';
import { type AdminRole, TokenKind } from '#generated/values.ts';
import { contract, type Schema } from './contract.ts';
import { type Check, compileCoercing, compileExact } from './shapes.ts';

interface ParameterObject {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
}

interface OperationObject {
  readonly operationId: OperationId;
  readonly security: readonly Record<string, unknown>[];
  readonly parameters?: readonly ParameterObject[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, { schema: Schema }>> }>>;
  readonly 'x-family'?: unknown;
  readonly 'x-reads'?: Reads | 'never';
  readonly 'x-identifiers'?: readonly string[];
  readonly 'x-role'?: AdminRole;
}

/** Whether each call that reads patients' data is recorded, or all of one caller and hour together. */
export type Reads = 'each' | 'hourly';

/** One operation of the document, ready to be registered; its validators are compiled at the first call. */
export interface OperationContract {
  readonly operationId: OperationId;
  readonly method: string;
  /** In Fastify's way of writing: /queue/:variant/next. */
  readonly url: string;
  /** Kinds of tokens that may call it; none means free of token. */
  readonly security: readonly TokenKind[];
  /** The role that administrators with a name of their own need; undefined where administrators may not call it. */
  readonly role: AdminRole | undefined;
  readonly takesOrganisation: boolean;
  /** Whether it takes a key, under which it acts once. */
  readonly idempotent: boolean;
  readonly multipart: boolean;
  /** Whether it answers JSON; a file or a stream its handler sends itself. */
  readonly answersJson: boolean;
  /** Bytes of JSON that it takes, as its schema allows. */
  readonly bodyLimit: number;
  /** Undefined where it tells nothing of patients. */
  readonly reads: Reads | undefined;
  /** Parameters and properties of the body that identify a patient. */
  readonly identifiers: readonly string[];
  readonly validators: () => Validators;
}

export interface Validators {
  readonly path: Check;
  readonly query: Check;
  readonly headers: Check;
  /** Undefined where the operation takes no body. */
  readonly body: Check | undefined;
  /** Undefined where it answers no JSON. Made when it is asked for: where people are served answers are not checked. */
  readonly answer: () => Check | undefined;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** Every operation of the document. */
export function operationContracts(): OperationContract[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.includes(method))
      .map(([method, operation]) => contractOf(path, method, operation as OperationObject)),
  );
}

function contractOf(path: string, method: string, operation: OperationObject): OperationContract {
  const content = operation.requestBody?.content ?? {};
  const takes = (parameter: string) => (operation.parameters ?? []).some(({ name }) => name === parameter);
  let compiled: Validators | undefined;
  return {
    operationId: operation.operationId,
    method: method.toUpperCase(),
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    security: kindsOf(operation),
    role: operation['x-role'],
    takesOrganisation: takes('orgGid'),
    idempotent: takes('Idempotency-Key'),
    multipart: 'multipart/form-data' in content,
    answersJson: operation.responses['200']?.content?.['application/json'] !== undefined,
    bodyLimit: bodyLimits[operation.operationId] ?? leastBodyLimit,
    reads: operation['x-reads'] === 'never' ? undefined : operation['x-reads'],
    identifiers: operation['x-identifiers'] ?? [],
    validators: () => {
      compiled ??= compile(operation, content['application/json']?.schema);
      return compiled;
    },
  };
}

/** Nothing can be wrong with nothing where nothing is described: thousands of devices send no parameters. */
function unlessEmpty(check: Check): Check {
  return (value, prefix, prepare) => {
    for (const _ in value as object) return check(value, prefix, prepare);
    return [];
  };
}

/** An API key stands for a kind of token, and is no kind itself. */
function kindsOf({ security }: Pick<OperationObject, 'security'>): TokenKind[] {
  return security
    .flatMap((scheme) => Object.keys(scheme))
    .filter((name): name is TokenKind => TokenKind.includes(name as TokenKind));
}

function compile({ parameters = [], responses }: OperationObject, body: Schema | undefined): Validators {
  const place = (name: ParameterObject['in']) => {
    const found = parameters.filter((parameter) => parameter.in === name);
    // Header names are lower case on arrival, and a client may send more headers than we describe.
    const key = (parameter: ParameterObject) => (name === 'header' ? parameter.name.toLowerCase() : parameter.name);
    const check = compileCoercing({
      type: 'object',
      properties: Object.fromEntries(found.map((parameter) => [key(parameter), parameter.schema])),
      required: found.filter((parameter) => parameter.required).map(key),
      additionalProperties: name === 'header',
    });
    return found.length > 0 ? check : unlessEmpty(check);
  };
  const answer = responses['200']?.content?.['application/json']?.schema;
  return {
    path: place('path'),
    query: place('query'),
    headers: place('header'),
    body: body && compileExact(body),
    answer: () => answer && compileExact(answer),
  };
}
