/** The operations of the document as the tests see them. */
type Schema = { $ref?: string; required?: string[]; properties?: Record<string, Schema> } & Record<string, unknown>;

export interface Operation {
  operationId: string;
  method: string;
  path: string;
  security: string[];
  stream: boolean;
  takesOrganisation: boolean;
  bodySchema: Schema | undefined;
  /** Fields that the body must have, sorted as the schema has them. */
  requiredFields: string[];
  mediaType: string;
  /** Undefined where the answer is no JSON. */
  answerSchema: Schema | undefined;
  example: {
    path?: Record<string, string>;
    query?: Record<string, unknown>;
    body?: unknown;
    files?: Record<string, string>;
  };
}

// biome-ignore lint/suspicious/noExplicitAny: an OpenAPI document is walked, not modelled
export function allOperations(document: any): Operation[] {
  const schemas = document.components.schemas as Record<string, Schema>;
  const resolve = (schema: Schema | undefined): Schema | undefined =>
    schema?.$ref ? schemas[schema.$ref.slice('#/components/schemas/'.length)] : schema;
  return Object.entries(document.paths as Record<string, Record<string, unknown>>).flatMap(([path, methods]) =>
    // biome-ignore lint/suspicious/noExplicitAny: as above
    Object.entries(methods).map(([method, operation]: [string, any]) => {
      const bodySchema = operation.requestBody?.content['application/json']?.schema;
      const answers = operation.responses['200'].content;
      return {
        operationId: operation.operationId,
        method: method.toUpperCase(),
        path,
        security: operation.security
          .flatMap((scheme: object) => Object.keys(scheme))
          .filter((name: string) => name !== 'apiKey'),
        stream: 'text/event-stream' in answers,
        takesOrganisation: operation.parameters.some((parameter: { name: string }) => parameter.name === 'orgGid'),
        bodySchema,
        requiredFields: resolve(bodySchema)?.required ?? [],
        mediaType: Object.keys(answers)[0] ?? '',
        answerSchema: answers['application/json']?.schema,
        example: operation['x-example'] ?? {},
      };
    }),
  );
}
