import { createStore } from '#client/store.ts';

export interface UploadProgress {
  /** Part that has been sent, 0 to 1. */
  sent: number;
  cancel(): void;
  /** While the connection is lost: tries again at once instead of in a moment. */
  goOn?: (() => void) | undefined;
}

/** The upload that is under way; a page sends one at a time. */
export const uploadProgress = createStore<UploadProgress | undefined>(undefined);
