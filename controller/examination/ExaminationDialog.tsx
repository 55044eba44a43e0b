import { useState } from 'react';
import type { Translator } from '#client/language/translator.ts';
import type { QueueState } from '#generated/shapes.ts';
import { Dialog } from '../desk/Dialog.tsx';
import { NurseList } from './NurseList.tsx';
import { PendingPatients } from './PendingPatients.tsx';
import './examination.css';

interface ExaminationDialogProps {
  t: Translator;
  state: QueueState;
  onClose(): void;
}

const parts = ['pending', 'nurses'] as const;

/** What an examination room has beside its desk: whom the departments sent, and who works here. */
export function ExaminationDialog({ t, state, onClose }: ExaminationDialogProps) {
  const [part, setPart] = useState<(typeof parts)[number]>('pending');
  const room = state.counterName || state.panelName;
  return (
    <Dialog heading={t('controller.examination.heading', { room })} onClose={onClose}>
      <div className="examination-parts">
        {parts.map((name) => (
          <button
            key={name}
            type="button"
            className="queue-tab"
            aria-pressed={name === part}
            onClick={() => setPart(name)}
          >
            {t(`controller.examination.${name}`)}
          </button>
        ))}
      </div>
      {part === 'pending' ? <PendingPatients t={t} state={state} /> : <NurseList t={t} panelGid={state.panelGid} />}
      <div className="dialog-actions">
        <button type="button" className="button" onClick={onClose}>
          {t('controller.menu.close')}
        </button>
      </div>
    </Dialog>
  );
}
