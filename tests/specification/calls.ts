import type { Item } from './item.ts';
import { firstWith, tests, textOf } from './project.ts';
import { readTable } from './table.ts';

type Operation = {
  operationId: string;
  responses: Record<string, { content?: object }>;
  'x-example'?: { path?: { variant?: string } };
};

const document = 'generated/openapi.json';
const paths = JSON.parse(textOf(document) as string).paths as Record<string, Record<string, Operation>>;

/** Every operation as one line, `GET /path operationId`, and the test that calls it. */
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { operationId, responses, 'x-example': example }]) => ({
    path,
    method: method.toUpperCase(),
    operationId,
    variant: example?.path?.variant,
    line: `${method.toUpperCase()} ${path} ${operationId}`,
    // The contract test runs the example of every operation but those that never end.
    test:
      'text/event-stream' in (responses['200']?.content ?? {})
        ? 'tests/server/stream/stream.test.ts'
        : 'tests/contract/operations.test.ts',
  })),
);

/** Calls with an exact path, and those that are only told by what they do: a pattern finds these in the document. */
export function callItems(): Item[] {
  const exact = readTable<'family' | 'method' | 'path'>('calls').map(({ family, method, path }) => {
    const found = operations.find((one) => one.method === method && pattern(one.path).test(path));
    return item(`${method} ${path}`, `${family}: ${method} ${path}`, found);
  });
  const others = readTable<'group' | 'name' | 'match'>('other-calls').map(({ group, name, match }) => {
    const [, variant = '', action = ''] = /^queue:(\w+):(.*)$/.exec(match) ?? [];
    const wanted = new RegExp(action || match);
    const found = operations.find(({ line }) => wanted.test(line) && (!variant || isQueue(line, variant)));
    const full = `${group}: ${name}`;
    const shown = item(full, found ? `${full} = ${found.operationId}` : full, found);
    // The example calls one variant; another has to be called by a test of its own.
    return variant && found && found.variant !== variant ? { ...shown, test: testOf(variant, found.path) } : shown;
  });
  return [...exact, ...others];
}

/** A path parameter stands for any one segment. */
function pattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '[^/]+')}$`);
}

/** A call of the queue for one variant: the path names it, or the parameter takes it. */
function isQueue(line: string, variant: string): boolean {
  const [, segment] = /\/collab\/web\/queue\/([^/ ]+)\//.exec(line) ?? [];
  return segment === variant || (segment === '{variant}' && takesVariant(variant));
}

function testOf(variant: string, path: string): string | undefined {
  return firstWith(tests, new RegExp(`\\b${variant}\\b`), new RegExp(`\\b${path.split('/').at(-1)}\\b`));
}

function takesVariant(variant: string): boolean {
  return JSON.parse(textOf('schemas/values/QueueVariant.json') as string).enum.includes(variant);
}

function item(id: string, name: string, found: (typeof operations)[number] | undefined): Item {
  return { id: `call ${id}`, kind: 'call', section: 7, name, file: found && document, test: found?.test };
}
