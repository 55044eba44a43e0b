import type { Sources, UploadWords } from '../model.ts';

/** What a form or server must know to take the file of one property. */
export interface Upload {
  property: string;
  accept: string[];
  extensions: string[];
  maxBytes: number;
  /** False: an image with transparency is refused. */
  transparent: boolean;
}

/** The words of a property's `x-upload`, its limit looked up. */
export function uploadOf(property: string, words: UploadWords, sources: Sources): Upload {
  const limits = sources.schemas.find((file) => file.name === 'Limits')?.schema.properties;
  return {
    property,
    accept: words.accept,
    extensions: words.extensions,
    maxBytes: Number(limits?.[words.maxBytes]?.const),
    transparent: words.transparent !== false,
  };
}
