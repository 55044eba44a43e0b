/** The committed document as the fuzzer reads it: by itself, not through the server's loader, so that a fault there shows. */
import { readFileSync } from 'node:fs';

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly pattern?: string;
  readonly format?: string;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
}

type Content = Readonly<Record<string, { readonly schema: Schema }>>;

export interface FuzzOperation {
  readonly operationId: string;
  readonly method: string;
  /** As in the document: /queue/{variant}/next. */
  readonly path: string;
  /** Kinds of tokens that may call it; none means free of token. */
  readonly kinds: readonly string[];
  readonly takesApiKey: boolean;
  /** Role that administrators with a name of their own need, where administrators may call it. */
  readonly role: string | undefined;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | undefined;
  /** Names of the file parts, where it takes any. */
  readonly files: readonly string[];
  /** What it may answer: the content by status. */
  readonly answers: Readonly<Record<string, Content>>;
  readonly stream: boolean;
}

interface OperationObject {
  readonly operationId: string;
  readonly security: readonly Readonly<Record<string, unknown>>[];
  readonly 'x-role'?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly $ref?: string; readonly content?: Content }>>;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, { readonly content: Content }>>;
  };
}

export const document = JSON.parse(
  readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'),
) as Document;

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** Every operation of the document. */
export const fuzzOperations: readonly FuzzOperation[] = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([method]) => methods.includes(method))
    .map(([method, operation]) => readOperation(path, method, operation)),
);

/** The schema itself, whatever it refers to. */
export function resolved(schema: Schema): Schema {
  let found = schema;
  while (found.$ref) found = document.components.schemas[found.$ref.split('/').at(-1) as string] as Schema;
  return found;
}

function readOperation(path: string, method: string, operation: OperationObject): FuzzOperation {
  const schemes = operation.security.flatMap((scheme) => Object.keys(scheme));
  const content = operation.requestBody?.content ?? {};
  const form = content['multipart/form-data']?.schema.properties ?? {};
  const answers = Object.entries(operation.responses).map(([status, answer]) => {
    const named = answer.$ref && document.components.responses[answer.$ref.split('/').at(-1) as string];
    return [status, (named || answer).content ?? {}] as const;
  });
  return {
    operationId: operation.operationId,
    method: method.toUpperCase(),
    path,
    kinds: schemes.filter((name) => name !== 'apiKey'),
    takesApiKey: schemes.includes('apiKey'),
    role: operation['x-role'],
    parameters: operation.parameters ?? [],
    body: content['application/json']?.schema,
    files: Object.keys(form).filter((name) => name !== 'data'),
    answers: Object.fromEntries(answers),
    stream: 'text/event-stream' in (Object.fromEntries(answers)['200'] ?? {}),
  };
}
