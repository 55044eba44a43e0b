import type { ErrorCode } from '#generated/errors.ts';
import type { Upload } from '#generated/uploads.ts';

/** What a file has to be, as its schema has it. */
export type UploadRules = Pick<Upload, 'accept' | 'extensions' | 'maxBytes'>;

export interface FileRefusal {
  code: ErrorCode;
  params: Record<string, string | number>;
}

/**
 * Why a file is not even sent: its ending or its size, or that there is nothing in it; undefined if it may go. What the
 * browser calls its type says no more than the ending, in the words of the system: Windows has another for a ZIP. The
 * server looks inside.
 */
export function fileRefusal(file: Pick<File, 'name' | 'type' | 'size'>, rules: UploadRules): FileRefusal | undefined {
  const [, extension = ''] = /\.([^.]*)$/.exec(file.name.toLowerCase()) ?? [];
  if (!rules.extensions.includes(extension)) {
    return { code: 'upload_wrong_type', params: { accepted: rules.extensions.join(', ').toUpperCase() } };
  }
  if (file.size === 0) return { code: 'upload_empty', params: {} };
  if (file.size > rules.maxBytes) {
    return { code: 'upload_too_large', params: { megabytes: Math.floor(rules.maxBytes / 1_048_576) } };
  }
  return undefined;
}
