import type { Schemas, Upload } from '../model.ts';
import type { UploadWords } from '../schema-words.ts';

/** The words of a property's `x-upload`, its limit looked up. */
export function uploadOf(property: string, words: UploadWords, schemas: Schemas): Upload {
  const limits = schemas.get('Limits')?.properties;
  return {
    property,
    accept: words.accept,
    extensions: words.extensions,
    maxBytes: Number(limits?.[words.maxBytes]?.const),
    transparent: words.transparent !== false,
  };
}
