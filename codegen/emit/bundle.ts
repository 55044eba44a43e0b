import type { Model, Operation } from '../model.ts';
import type { Schema } from '../schema.ts';
import { mapSchema, refName } from '../schema-walk.ts';
import type { Json } from '../schema-words.ts';

/**
 * The OpenAPI 3.1 document: every shape hoisted to `components/schemas` under its name and every bare reference turned
 * into one that any tool resolves inside the document. Our x- words about forms and lists are left out.
 */
export function bundle(model: Model): Record<string, Json> {
  const { securitySchemes, ...head } = model.document;
  const paths: Record<string, Record<string, Json>> = {};
  for (const { path, method, object } of model.operations) {
    paths[path] = { ...paths[path], [method]: hoist({ ...object, security: withApiKey(object.security, model) }) };
  }
  return {
    ...head,
    paths,
    components: {
      securitySchemes: securitySchemes ?? {},
      schemas: Object.fromEntries([...model.wire].map(([name, schema]) => [name, hoistSchema(schema)])),
      responses: model.refusals,
    } as Json,
  };
}

/** An API key may call whatever the kind of token may that it stands in for. */
function withApiKey(security: Operation['object']['security'], { wire }: Model): Operation['object']['security'] {
  const kinds = wire.get('ApiKeyKind')?.enum ?? [];
  const taken = security.flatMap((requirement) => Object.keys(requirement)).some((kind) => kinds.includes(kind));
  return taken ? [...security, { apiKey: [] }] : security;
}

/** One schema as it stands in the document. */
export function hoistSchema(schema: Schema): Json {
  const hoisted = mapSchema(schema, (node) => {
    const kept = Object.entries(node).filter(([word]) => !word.startsWith('x-') && word !== '$id');
    const copy: Schema = Object.fromEntries(kept);
    if (copy.$ref && !copy.$ref.startsWith('#')) {
      copy.$ref = `#/components/schemas/${refName(copy.$ref)}`;
    }
    return copy;
  });
  return JSON.parse(JSON.stringify(hoisted));
}

function hoist(object: Operation['object']): Json {
  const { parameters, requestBody, responses, ...rest } = object;
  return JSON.parse(
    JSON.stringify({
      ...rest,
      parameters: parameters.map((parameter) => ({ ...parameter, schema: hoistSchema(parameter.schema) })),
      requestBody: requestBody && { ...requestBody, content: hoistContent(requestBody.content) },
      responses: Object.fromEntries(
        Object.entries(responses).map(([status, response]) => [
          status,
          response && typeof response === 'object' && 'content' in response && response.content
            ? { ...response, content: hoistContent(response.content as Record<string, { schema: Schema }>) }
            : response,
        ]),
      ),
    }),
  );
}

function hoistContent(content: Record<string, { schema: Schema }>): Json {
  return Object.fromEntries(
    Object.entries(content).map(([mediaType, { schema }]) => [mediaType, { schema: hoistSchema(schema) }]),
  );
}
