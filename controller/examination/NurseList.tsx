import { useCallback, useState } from 'react';
import { CallFailure } from '#client/http/call-failure.ts';
import type { CallOptions } from '#client/http/http-client.ts';
import { type Attempt, press } from '#client/http/press.ts';
import { unlessGone } from '#client/http/unless-gone.ts';
import { failureText } from '#client/language/failure-text.ts';
import type { Translator } from '#client/language/translator.ts';
import { joinParts } from '#client/text/join-parts.ts';
import type { Nurse } from '#generated/shapes.ts';
import { work } from '../work.ts';
import { NurseForm, type NurseNames } from './NurseForm.tsx';
import { useRead } from './use-read.ts';

/** The nurses of an examination room: added, changed and removed from its desk. */
export function NurseList({ t, panelGid }: { t: Translator; panelGid: string }) {
  const read = useCallback(
    (asked: CallOptions) => work.client.call('listInspectionNurses', { query: { panelGid } }, asked),
    [panelGid],
  );
  const { answer, failure, again } = useRead(read);
  const [refused, setRefused] = useState<CallFailure>();
  const [edited, setEdited] = useState<string>();
  const [removing, setRemoving] = useState<string>();
  const [added, setAdded] = useState(0);
  const nurses = answer?.data ?? [];
  const shown = refused ?? failure;

  /** True once it is done, which it is once however often it was sent; what was typed stays where it was refused. */
  async function attempt(what: (options: Attempt) => Promise<unknown>): Promise<boolean> {
    setRefused(undefined);
    try {
      await press(what, { signal: work.signedIn() });
      await again();
      return true;
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      // Somebody at another desk may have changed or removed the nurse: the next press knows of it.
      await again();
      setRefused(error);
      return false;
    }
  }

  const remove = ({ gid, version }: Nurse) =>
    attempt((options) =>
      work.client.call('removeInspectionNurse', { query: { gid, version } }, options).catch(unlessGone),
    );

  return (
    <>
      {shown && (
        <p className="refusal" role="alert">
          {failureText(t, shown)}
        </p>
      )}
      {answer && nurses.length === 0 && <p className="muted">{t('controller.examination.noNurse')}</p>}
      <ul className="examination-rows">
        {nurses.map((nurse) =>
          nurse.gid === edited ? (
            <li key={nurse.gid}>
              <NurseForm
                t={t}
                nurse={nurse}
                onCancel={() => setEdited(undefined)}
                onSave={(body) =>
                  attempt(async (options) => {
                    await work.client.call('updateInspectionNurse', { body: changed(nurse, body) }, options);
                    setEdited(undefined);
                  })
                }
              />
            </li>
          ) : (
            <li key={nurse.gid}>
              <span className="patient-name">
                {nurse.name}
                <small className="muted">{joinParts(t.locale, [nurse.secondName, nurse.employeeNumber])}</small>
              </span>
              <span className="patient-actions">
                <button
                  type="button"
                  className="patient-call"
                  aria-label={t('controller.examination.change', { name: nurse.name })}
                  onClick={() => setEdited(nurse.gid)}
                >
                  ✎
                </button>
                {removing === nurse.gid ? (
                  // Another button: the second half of a double press is no answer to the question.
                  <button
                    key="sure"
                    type="button"
                    className="patient-call"
                    ref={takeFocus}
                    aria-label={t('controller.examination.remove', { name: nurse.name })}
                    onClick={() => remove(nurse)}
                  >
                    {t('controller.examination.removeSure')}
                  </button>
                ) : (
                  <button
                    key="ask"
                    type="button"
                    className="patient-call"
                    aria-label={t('controller.examination.remove', { name: nurse.name })}
                    onClick={() => setRemoving(nurse.gid)}
                  >
                    ✕
                  </button>
                )}
              </span>
            </li>
          ),
        )}
      </ul>
      <NurseForm
        key={`new-${added}`}
        t={t}
        typed={typedNurse()}
        onType={({ name, secondName }) => work.typed.write('nurse', name || secondName ? `${name}\n${secondName}` : '')}
        onSave={(body) =>
          attempt(async (options) => {
            await work.client.call('createInspectionNurse', { query: { panelGid }, body }, options);
            work.typed.write('nurse', '');
            setAdded((before) => before + 1);
          })
        }
      />
    </>
  );
}

/** Whom a sign-in that ended, or a window that was closed, left half entered. */
function typedNurse(): NurseNames {
  const [name = '', secondName = ''] = work.typed.read('nurse').split('\n');
  return { name, secondName };
}

/** Who works by keyboard goes on from the button that took the place of theirs. */
function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus();
}

function changed({ gid, version }: Nurse, { name, secondName }: { name: string; secondName?: string }) {
  return { gid, version, name, secondName: secondName ?? null };
}
