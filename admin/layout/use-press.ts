import { useNotify, useTranslate } from 'react-admin';
import { CallFailure } from '#client/http/call-failure.ts';
import { givenUpError } from '../data/given-up-error.ts';
import { noticeRefusedToken } from '../session.ts';

/** Runs what a button does and tells a refusal in the user's language. */
export function usePress(): (work: () => Promise<void>) => Promise<void> {
  const notify = useNotify();
  const translate = useTranslate();
  return async (work) => {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      noticeRefusedToken(error);
      if (error.status !== 401) notify(givenUpError(error, translate).message, { type: 'error' });
    }
  };
}
