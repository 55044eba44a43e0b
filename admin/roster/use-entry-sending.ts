import { useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { CallFailure } from '#client/http/call-failure.ts';
import { useInTurn } from '../layout/use-in-turn.ts';
import { http, noticeRefusedToken } from '../session.ts';
import type { EntryCall } from './entry-draft.ts';

export interface EntrySending {
  busy: boolean;
  /** What was refused, by field; under '' what belongs to none. */
  errors: Readonly<Record<string, string>>;
  /** Sends the call; answers whether it was taken. */
  send(call: EntryCall): Promise<boolean>;
  /** Forgets what was refused; a call before it that is refused later speaks apart from the fields. */
  clear(): void;
}

/**
 * Sends changes of the roster, one after the other; what is refused comes back by field.
 * @param onDone after each change that was taken, or that came too late
 */
export function useEntrySending(onDone: () => void): EntrySending {
  const translate = useTranslate();
  const notify = useNotify();
  const inTurn = useInTurn<boolean>();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const cleared = useRef(0);

  async function send(call: EntryCall): Promise<boolean> {
    return (await inTurn(JSON.stringify(call), () => attempt(call))) ?? false;
  }

  async function attempt({ id, input }: EntryCall): Promise<boolean> {
    const before = cleared.current;
    setBusy(true);
    setErrors({});
    try {
      await http.callAny(id, input, { keepFailure: true });
      notify('admin.form.saved', { type: 'success' });
      onDone();
      return true;
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      noticeRefusedToken(failure);
      const told = failure.contents.map(({ code, field = '', params, message }) => [
        // Of several entries at once (items.1.room) the field says enough: the dialog shows one.
        failure.status === 400 ? (field.split('.').at(-1) ?? '') : '',
        translate(`errors.${code}`, { ...params, _: message }),
      ]);
      if (before === cleared.current) setErrors(Object.fromEntries(told));
      else for (const [, text = ''] of told) notify(text, { type: 'error' });
      if (failure.status === 404 || failure.status === 409) onDone();
      return false;
    } finally {
      setBusy(false);
    }
  }

  function clear(): void {
    cleared.current += 1;
    setErrors({});
  }

  return { busy, errors, send, clear };
}
