import type { FormEvent } from 'react';
import type { Translator } from '#client/language/translator.ts';
import type { Nurse } from '#generated/shapes.ts';
import { mustBeFilled } from '../page/must-be-filled.ts';

interface NurseFormProps {
  t: Translator;
  /** The one who is changed; a new one without. */
  nurse?: Nurse;
  onSave(body: { name: string; secondName?: string }): Promise<boolean>;
}

/** Both names of a nurse. */
export function NurseForm({ t, nurse, onSave }: NurseFormProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    const [name, secondName] = ['name', 'secondName'].map((field) => String(entered.get(field) ?? '').trim());
    if (name) void onSave({ name, ...(secondName && { secondName }) });
  }
  return (
    <form className="examination-nurse" onSubmit={submit}>
      <label>
        <span className="muted">{t('controller.examination.name')}</span>
        <input name="name" defaultValue={nurse?.name} {...mustBeFilled(t)} />
      </label>
      <label>
        <span className="muted">{t('controller.examination.secondName')}</span>
        <input name="secondName" defaultValue={nurse?.secondName} />
      </label>
      <button type="submit" className="button">
        {t(nurse ? 'controller.examination.save' : 'controller.examination.add')}
      </button>
    </form>
  );
}
