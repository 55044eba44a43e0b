import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import type { Model } from '../model.ts';
import { printTypeScript } from '../print.ts';
import { bundle } from './bundle.ts';

const blob = ts.factory.createTypeReferenceNode('Blob');

/** Types of everything that crosses HTTP (openapi-typescript). A file part of an upload is a Blob. */
export async function emitApi(model: Model): Promise<string> {
  const nodes = await openapiTS(bundle(model) as unknown as OpenAPI3, {
    defaultNonNullable: false,
    transform: (schema) => (schema.format === 'binary' ? blob : undefined),
  });
  return printTypeScript(halveIndent(astToString(nodes)));
}

/** The library indents by four. */
function halveIndent(text: string): string {
  return text.replace(/^( +)/gm, (spaces) => ' '.repeat(Math.ceil(spaces.length / 2)));
}
