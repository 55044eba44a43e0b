import type { Model } from '../model.ts';
import { literal, printTypeScript } from '../print.ts';

const types = `/** A file that may travel with an operation, as the part of its property's name. */
export interface Upload {
  property: string;
  accept: readonly string[];
  extensions: readonly string[];
  maxBytes: number;
  /** False: an image with transparency is refused. */
  transparent: boolean;
}

/** A part of this media type holds no file but the gid of an upload that has all bytes of it (beginUpload). */
export const uploadMediaType = 'application/vnd.callboard.upload';`;

/** Which files each operation takes: what a server must check and a form may ask for. */
export function emitUploads(model: Model): string {
  const entries = model.operations
    .map(({ object, uploads }) => [object.operationId, uploads] as const)
    .filter(([, uploads]) => uploads.length > 0)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return printTypeScript(
    "import type { OperationId } from './operations.ts';",
    types,
    `export const uploads: { readonly [Id in OperationId]?: readonly Upload[] } = ${literal(Object.fromEntries(entries))};`,
  );
}
