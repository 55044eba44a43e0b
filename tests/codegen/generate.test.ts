import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { generate } from '#codegen/generate.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

describe('generate, on this repository', async () => {
  const { files, problems } = await generate(root);

  it('finds no problem', () => {
    expect(problems).toEqual([]);
  });

  it('comes to the same twice', async () => {
    expect((await generate(root)).files).toEqual(files);
  });

  it('makes TypeScript that type-checks in one program, strictly', () => {
    expect(typeErrors(new Map([...(files ?? [])].filter(([name]) => name.endsWith('.ts'))))).toEqual([]);
  }, 60_000);

  it('makes a table of operations that names exactly those of the document', () => {
    const document = JSON.parse(files?.get('openapi.json') ?? '{}') as { paths: Record<string, object> };
    const ids = Object.values(document.paths).flatMap((item) =>
      Object.values(item).map((operation: { operationId: string }) => operation.operationId),
    );
    const named = [...(files?.get('operations.ts') ?? '').matchAll(/^ {2}(\w+): \{/gm)].map(([, id]) => id);
    expect(named).toEqual([...ids].sort());
  });
});

describe('the type check of this test', () => {
  it('sees an error when there is one', () => {
    expect(typeErrors(new Map([['a.ts', "export const a: number = 'text';"]]))).toEqual([
      "a.ts: Type 'string' is not assignable to type 'number'.",
    ]);
  });
});

/** Compiles the files as they would stand in generated/, without writing them. */
function typeErrors(files: Map<string, string>): string[] {
  const folder = join(root, 'generated');
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    verbatimModuleSyntax: true,
    erasableSyntaxOnly: true,
    allowImportingTsExtensions: true,
    noEmit: true,
    // Of TypeScript itself the check takes longer than of all that is generated.
    skipDefaultLibCheck: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const read = host.readFile;
  const exists = host.fileExists;
  const inMemory = (path: string) => (path.startsWith(folder) ? files.get(path.slice(folder.length + 1)) : undefined);
  host.readFile = (path) => inMemory(path) ?? read(path);
  host.fileExists = (path) => inMemory(path) !== undefined || (!path.startsWith(folder) && exists(path));
  host.getSourceFile = (path, language) => {
    const text = host.readFile(path);
    return text === undefined ? undefined : ts.createSourceFile(path, text, language);
  };
  const program = ts.createProgram(
    // The admin's texts are told apart by a query, which only its build knows.
    [...[...files.keys()].map((name) => join(folder, name)), join(root, 'admin/i18n/locale-parts.d.ts')],
    options,
    host,
  );
  return ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
    const name = file?.fileName.slice(folder.length + 1);
    return `${name}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}
