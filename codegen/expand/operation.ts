import type { OperationObject, Parameter, Shape, WrittenOperation } from '../model.ts';
import type { Schema } from '../schema.ts';
import { shorthand } from '../shorthand.ts';
import type { OperationSource, PathFile } from '../sources.ts';
import type { Method } from '../verbs.ts';
import { acceptLanguage, idempotencyKey, listParameters, query } from './parameters.ts';
import { responses } from './responses.ts';
import { roleOf } from './role.ts';

/**
 * Expands one operation of `openapi/paths/` from its short form: `body`, `returns` and `stream` name a shape or hold
 * a schema, `list: Panel` stands for a page of panels with the parameters of a list, `query` and `path` map names to
 * shapes (`name?` is optional), `security: [kind]` lists token kinds (none: free), `idempotent` adds the header,
 * `multipart: [part]` lets files travel beside the JSON, `reads` says how its reading of patients' data is recorded,
 * `role` which role an administrator needs, `file: true` answers a file, `file: text/csv` one of that type.
 */
export function expandOperation(
  file: PathFile,
  path: string,
  method: Method,
  source: OperationSource,
  shapes: ReadonlyMap<string, Shape>,
): WrittenOperation {
  const listed = source.list === undefined ? undefined : shapes.get(source.list);
  const own: Parameter[] = [
    ...Object.entries(source.path ?? {}).map(([name, schema]) => pathParameter(name, schema)),
    ...Object.entries(source.query ?? {}).map(([name, schema]) => query(name, shorthand(schema))),
  ];
  // What an operation asks for itself is no filter of its list as well.
  const usual = (listed ? listParameters(listed) : []).filter(({ name }) => !own.some((one) => one.name === name));
  const parameters = [...own, ...usual];
  const object = operationObject({
    method,
    operationId: source.operationId,
    summary: source.summary,
    description: source.description,
    tags: source.tags ?? [file.family],
    security: source.security ?? [],
    parameters,
    body: source.body === undefined ? undefined : shorthand(source.body),
    multipart: source.multipart,
    answer: answerOf(source, listed),
    idempotent: source.idempotent === true,
    canConflict: source.idempotent === true || (source.body !== undefined && method === 'patch'),
  });
  return {
    path,
    method,
    origin: `${file.file} ${source.operationId ?? `${method} ${path}`}`,
    object: {
      ...object,
      ...roleOf(method, source.security, source.role),
      ...(source.reads && { 'x-reads': source.reads }),
      'x-example': source.example,
    },
  };
}

/** What both short forms (families and single operations) come to. */
export interface OperationParts {
  method: Method;
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  security: string[];
  parameters: Parameter[];
  body?: Schema;
  /** Names of the file parts that may travel with the body. */
  multipart?: string[];
  answer?: { mediaType: string; schema: Schema };
  idempotent: boolean;
  canConflict: boolean;
}

export function operationObject(parts: OperationParts): OperationObject {
  const { answer, body, multipart } = parts;
  return {
    operationId: parts.operationId,
    summary: parts.summary,
    description: parts.description,
    tags: parts.tags,
    security: parts.security.map((kind) => ({ [kind]: [] as [] })),
    parameters: [...parts.parameters, ...(parts.idempotent ? [idempotencyKey] : []), acceptLanguage],
    requestBody: body || multipart ? { required: true, content: bodyContent(body, multipart) } : undefined,
    responses: responses(
      answer
        ? { status: '200', description: 'Done', content: { [answer.mediaType]: { schema: answer.schema } } }
        : { status: '204', description: 'Done' },
      {
        letsIn: parts.security.length > 0 || answer?.mediaType === 'text/event-stream',
        mayCarryBody: parts.method !== 'get',
        canConflict: parts.canConflict,
      },
    ),
  };
}

function bodyContent(body: Schema | undefined, files: string[] | undefined): Record<string, { schema: Schema }> {
  const json: Record<string, { schema: Schema }> = body ? { 'application/json': { schema: body } } : {};
  if (!files) {
    return json;
  }
  const parts: Record<string, Schema> = {
    ...(body && { data: body }),
    ...Object.fromEntries(files.map((name): [string, Schema] => [name, { type: 'string', format: 'binary' }])),
  };
  const required = body ? ['data'] : files;
  return {
    ...json,
    'multipart/form-data': { schema: { type: 'object', properties: parts, required, additionalProperties: false } },
  };
}

function answerOf(source: OperationSource, listed: Shape | undefined): OperationParts['answer'] {
  if (source.html) {
    return { mediaType: 'text/html', schema: { type: 'string' } };
  }
  if (source.file) {
    const mediaType = source.file === true ? 'application/octet-stream' : source.file;
    return { mediaType, schema: { type: 'string', format: 'binary' } };
  }
  if (source.stream) {
    return { mediaType: 'text/event-stream', schema: shorthand(source.stream) };
  }
  if (listed) {
    return { mediaType: 'application/json', schema: { $ref: `${listed.name}List.json` } };
  }
  return source.returns ? { mediaType: 'application/json', schema: shorthand(source.returns) } : undefined;
}

function pathParameter(name: string, schema: string | Schema): Parameter {
  return { name, in: 'path', required: true, schema: shorthand(schema) };
}
