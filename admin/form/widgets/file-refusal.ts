import type { ErrorCode } from '#generated/errors.ts';
import type { Upload } from '#generated/uploads.ts';

/** What a file has to be, as its schema has it. */
export type UploadRules = Pick<Upload, 'accept' | 'extensions' | 'maxBytes'>;

export interface FileRefusal {
  code: ErrorCode;
  params: Record<string, string | number>;
}

/** Why a file is not even sent: its type or its size, or that there is nothing in it; undefined if it may go. */
export function fileRefusal(file: Pick<File, 'name' | 'type' | 'size'>, rules: UploadRules): FileRefusal | undefined {
  const extension = file.name.split('.').pop()?.toLowerCase() ?? '';
  const named = rules.extensions.includes(extension);
  const typed = file.type === '' || rules.accept.includes(file.type); // some systems tell no type
  if (!named || !typed) {
    return { code: 'upload_wrong_type', params: { accepted: rules.extensions.join(', ').toUpperCase() } };
  }
  if (file.size === 0) return { code: 'upload_empty', params: {} };
  if (file.size > rules.maxBytes) {
    return { code: 'upload_too_large', params: { megabytes: Math.floor(rules.maxBytes / 1_048_576) } };
  }
  return undefined;
}
