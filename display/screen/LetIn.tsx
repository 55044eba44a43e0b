import { type FormEvent, type ReactNode, useState } from 'react';
import { textLengths } from '#generated/text-lengths.ts';
import type { DisplayState } from '../state.ts';
import type { wordsOf } from '../text/words.ts';

/** The sign-in at the set-up of a screen: the organisation's password, or somebody's staff id and password. */
export function LetIn({
  by,
  prove,
  word,
}: NonNullable<DisplayState['asks']> & { word: ReturnType<typeof wordsOf> }): ReactNode {
  const [staffId, setStaffId] = useState('');
  const [password, setPassword] = useState('');
  const [reason, setReason] = useState('');
  const byPerson = by !== 'informationRoom';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    prove(byPerson ? { staffId: staffId.trim(), password } : { password }).then((why) =>
      setReason(why === '' ? word('noAnswer') : why || ''),
    );
  };
  const field = (type: 'text' | 'password', label: string, value: string, change: (text: string) => void) => (
    <label>
      <span>{label}</span>
      <input
        type={type}
        value={value}
        required
        maxLength={type === 'text' ? textLengths.signInPanel.staffId : textLengths.signInPanel.password}
        autoComplete="off"
        onInput={(event) => change((event.target as HTMLInputElement).value)}
      />
    </label>
  );
  return (
    <form className="notice-cover let-in" onSubmit={submit}>
      <div className="notice-title">{word('letIn')}</div>
      {byPerson && field('text', word('staffId'), staffId, setStaffId)}
      {field('password', word(byPerson ? 'password' : 'organisationPassword'), password, setPassword)}
      {reason && <div role="alert">{reason}</div>}
      <button type="submit">{word('open')}</button>
    </form>
  );
}
