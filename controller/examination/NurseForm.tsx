import { type FormEvent, useRef } from 'react';
import type { Translator } from '#client/language/translator.ts';
import type { Nurse } from '#generated/shapes.ts';
import { mustBeFilled } from '../page/must-be-filled.ts';

interface NurseFormProps {
  t: Translator;
  /** The one who is changed; a new one without. */
  nurse?: Nurse;
  onSave(body: { name: string; secondName?: string }): Promise<boolean>;
  /** Leaves the one who is changed as they were. */
  onCancel?(): void;
}

/** Both names of a nurse. */
export function NurseForm({ t, nurse, onSave, onCancel }: NurseFormProps) {
  /** A second press while the first is under way would make the same nurse twice. */
  const saving = useRef(false);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (saving.current) return;
    const entered = new FormData(event.currentTarget);
    const [name, secondName] = ['name', 'secondName'].map((field) => String(entered.get(field) ?? '').trim());
    if (!name) return;
    saving.current = true;
    await onSave({ name, ...(secondName && { secondName }) }).finally(() => {
      saving.current = false;
    });
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
      {onCancel && (
        <button type="button" className="button" onClick={onCancel}>
          {t('controller.confirm.cancel')}
        </button>
      )}
    </form>
  );
}
