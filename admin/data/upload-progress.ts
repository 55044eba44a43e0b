import { createStore } from '#client/store.ts';

export interface UploadProgress {
  /** Part that has been sent, 0 to 1. */
  sent: number;
  cancel(): void;
}

/** The upload that is under way; a page sends one at a time. */
export const uploadProgress = createStore<UploadProgress | undefined>(undefined);
