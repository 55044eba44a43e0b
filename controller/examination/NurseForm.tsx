import { type FormEvent, useRef } from 'react';
import type { Translator } from '#client/language/translator.ts';
import type { Nurse } from '#generated/shapes.ts';
import { mustBeFilled } from '../page/must-be-filled.ts';

/** What is typed of a nurse. */
export interface NurseNames {
  name: string;
  secondName: string;
}

interface NurseFormProps {
  t: Translator;
  /** The one who is changed; a new one without. */
  nurse?: Nurse;
  /** Of a new one: what was typed before and not added. */
  typed?: NurseNames;
  /** Hears what stands in the fields, with each change. */
  onType?(names: NurseNames): void;
  onSave(body: { name: string; secondName?: string }): Promise<boolean>;
  /** Leaves the one who is changed as they were. */
  onCancel?(): void;
}

/** Both names of a nurse. */
export function NurseForm({ t, nurse, typed, onType, onSave, onCancel }: NurseFormProps) {
  /** A second press while the first is under way would make the same nurse twice. */
  const saving = useRef(false);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (saving.current) return;
    const { name, secondName } = namesIn(event.currentTarget);
    if (!name) return;
    saving.current = true;
    await onSave({ name, ...(secondName && { secondName }) }).finally(() => {
      saving.current = false;
    });
  }
  return (
    <form
      className="examination-nurse"
      onSubmit={submit}
      onInput={({ currentTarget }) => onType?.(namesIn(currentTarget))}
    >
      <label>
        <span className="muted">{t('controller.examination.name')}</span>
        <input name="name" defaultValue={(nurse ?? typed)?.name} {...mustBeFilled(t)} />
      </label>
      <label>
        <span className="muted">{t('controller.examination.secondName')}</span>
        <input name="secondName" defaultValue={(nurse ?? typed)?.secondName} />
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

function namesIn(form: HTMLFormElement): NurseNames {
  const entered = new FormData(form);
  const textOf = (field: string) => String(entered.get(field) ?? '').trim();
  return { name: textOf('name'), secondName: textOf('secondName') };
}
