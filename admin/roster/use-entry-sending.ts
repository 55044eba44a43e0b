import { useRef, useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { CallFailure } from '#client/http/call-failure.ts';
import type { RosterEntry } from '#generated/shapes.ts';
import type { AdminDataProvider } from '../data/data-provider.ts';
import { readResourcePath, resourcePath } from '../data/resource-path.ts';
import { kindInSentence } from '../i18n/in-sentence.ts';
import { useInTurn } from '../layout/use-in-turn.ts';
import { http, noticeRefusedToken } from '../session.ts';
import { offerUndo } from '../undo/offers.ts';
import { type EntryCall, removeCall } from './entry-draft.ts';

const path = resourcePath('doctorShift');

export interface EntrySending {
  busy: boolean;
  /** What was refused, by field; under '' what belongs to none. */
  errors: Readonly<Record<string, string>>;
  /** Sends the call; answers whether it was taken. */
  send(call: EntryCall): Promise<boolean>;
  /** Takes an entry out, and offers to bring it back where it is deleted; answers whether it was taken. */
  remove(entry: RosterEntry, single: boolean, name: string): Promise<boolean>;
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
  const dataProvider = useDataProvider<AdminDataProvider>();
  const inTurn = useInTurn<boolean>();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const cleared = useRef(0);

  const saved = () => notify('admin.form.saved', { type: 'success' });

  async function send(call: EntryCall, tell = saved): Promise<boolean> {
    return (await inTurn(JSON.stringify(call), () => attempt(call, tell))) ?? false;
  }

  function remove(entry: RosterEntry, single: boolean, name: string): Promise<boolean> {
    const call = removeCall(entry, single);
    // On a day without clinic there is one again: that is no loss.
    return call.id === 'deleteDoctorShift' && !entry.closed ? send(call, () => offerBack(entry, name)) : send(call);
  }

  function offerBack({ gid }: RosterEntry, name: string): void {
    const { resource } = readResourcePath(path);
    const text = translate('admin.undo.one', { name, kind: kindInSentence(translate, resource.labelKey, 1) });
    const restore = async () => {
      await dataProvider.restore(path, { ids: [gid] });
      onDone();
    };
    offerUndo({ text, restore });
  }

  async function attempt({ id, input }: EntryCall, tell: () => void): Promise<boolean> {
    const before = cleared.current;
    setBusy(true);
    setErrors({});
    try {
      await http.callAny(id, input, { keepFailure: true });
      tell();
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

  return { busy, errors, send: (call) => send(call), remove, clear };
}
