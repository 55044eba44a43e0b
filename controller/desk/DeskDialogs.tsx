import { useState } from 'react';
import type { Translator } from '#client/language/translator.ts';
import { markedNumber } from '#client/text/marked-number.ts';
import { paddedNumber } from '#client/text/padded-number.ts';
import type { CounterAction, PatientAction } from '#generated/counter-actions.ts';
import type { QueueState, Ticket, TicketSlip } from '#generated/shapes.ts';
import { ExaminationDialog } from '../examination/ExaminationDialog.tsx';
import { allowedFor } from './buttons.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { ChoiceDialog } from './ChoiceDialog.tsx';
import { ConfirmDialog, isQuestion, type Question } from './ConfirmDialog.tsx';
import type { Notice } from './create-desk.ts';
import { IssuedDialog } from './IssuedDialog.tsx';
import { LogOutDialog } from './LogOutDialog.tsx';
import { MoreDialog } from './MoreDialog.tsx';
import { NumberDialog } from './NumberDialog.tsx';
import { PauseDialog } from './PauseDialog.tsx';
import { PriorityDialog } from './PriorityDialog.tsx';
import { ResetDialog } from './ResetDialog.tsx';
import { type Action, listed, listedInClass } from './send-action.ts';
import type { ShortcutName } from './shortcuts.ts';
import { TransferDialog } from './TransferDialog.tsx';

/** Which window stands over the desk. */
export type OpenDialog =
  | { as: 'number' | 'preset' | 'logOut' | 'more' | 'examination' | 'pause' }
  | { as: 'confirm'; question: Question }
  /** Of the patient at the counter when it was opened, or one of a list. */
  | { as: 'transfer'; call: NonNullable<QueueState['current']> }
  | { as: 'transfer'; ticket: Ticket }
  | { as: 'priority'; ticket: Ticket }
  /** In which class of priority somebody gets a number. */
  | { as: 'issue'; name: 'issue' | 'extra' }
  | { as: 'patient' | 'cancel'; ticket: Ticket };

/** A number that somebody was given. */
interface Issued {
  slip: TicketSlip;
  extra: boolean;
}

interface DeskDialogsProps {
  t: Translator;
  state: QueueState;
  dialog: OpenDialog | undefined;
  /** What there is to say about the last press. */
  notice: Notice | undefined;
  run(action: Action): Promise<boolean>;
  onRequest(name: ShortcutName): void;
  onOpen(dialog: OpenDialog | undefined): void;
  /** The notice was read. */
  onDismiss(): void;
}

/** The windows of the desk: what they ask, and what becomes of the answer. */
export function DeskDialogs({ t, state, dialog, notice, run, onRequest, onOpen, onDismiss }: DeskDialogsProps) {
  const close = () => onOpen(undefined);
  /** They are shown once no window is open: what was opened before the answer came is not taken away. */
  const [issued, setIssued] = useState<readonly Issued[]>([]);

  function choose(name: CounterAction) {
    if (name === 'preset') onOpen({ as: name });
    else if (name === 'issue' || name === 'extra') give(name);
    else if (isQuestion(name)) onOpen({ as: 'confirm', question: name });
    else onRequest(name as ShortcutName);
  }

  /** Asks for the class of priority first, where there are any. */
  function give(name: 'issue' | 'extra') {
    if (state.priorityTags) onOpen({ as: 'issue', name });
    else issue(name);
  }

  function issue(name: 'issue' | 'extra', priorityTag?: string) {
    const onIssued = (slip: TicketSlip) => setIssued((others) => [...others, { slip, extra: name === 'extra' }]);
    run({ name, onIssued, ...(priorityTag && { priorityTag }) });
  }

  function treat(action: PatientAction, ticket: Ticket) {
    if (action === 'transfer') onOpen({ as: 'transfer', ticket });
    else if (action === 'priority') onOpen({ as: 'priority', ticket });
    else if (action === 'cancel') onOpen({ as: 'cancel', ticket });
    else run({ name: action, ...listed(ticket) });
  }

  switch (dialog?.as) {
    case 'number':
    case 'preset': {
      const { as } = dialog;
      const queue = state.queues?.find(({ ownerGid }) => ownerGid === state.queueOwnerGid);
      return (
        <NumberDialog
          t={t}
          purpose={as}
          queueName={queue?.name}
          notice={notice}
          onClose={close}
          onDismiss={onDismiss}
          onNumber={(number) => run({ name: as, number })}
        />
      );
    }
    case 'logOut':
      return (
        <LogOutDialog
          key={state.current?.ticketGid}
          t={t}
          state={state}
          onClose={close}
          onLogOut={(patient) => run({ name: 'logOut', patient })}
        />
      );
    case 'pause':
      return <PauseDialog t={t} onPause={(told) => run({ name: 'pause', ...told })} onClose={close} />;
    case 'examination':
      return <ExaminationDialog t={t} state={state} onClose={close} />;
    case 'more':
      return <MoreDialog t={t} state={state} onChoose={choose} onClose={close} />;
    case 'confirm': {
      const { question } = dialog;
      if (question === 'resetQueue' || question === 'resetAll') {
        return (
          <ResetDialog
            t={t}
            state={state}
            question={question}
            onConfirm={(rounds) => run({ name: question, rounds })}
            onClose={close}
          />
        );
      }
      return <ConfirmDialog t={t} question={question} onConfirm={() => run({ name: question })} onClose={close} />;
    }
    case 'transfer': {
      const { who, shown, width } =
        'ticket' in dialog
          ? { who: dialog.ticket, shown: listed(dialog.ticket), width: state.width }
          : { who: dialog.call, shown: { seen: dialog.call.seq }, width: dialog.call.width ?? state.width };
      return (
        <TransferDialog
          t={t}
          state={state}
          number={markedNumber(who, width)}
          onChoose={(to) => run({ name: 'transfer', ...to, ...shown })}
          onClose={close}
        />
      );
    }
    case 'priority': {
      const { ticket } = dialog;
      return (
        <PriorityDialog
          t={t}
          heading={t('controller.priority.heading', { number: paddedNumber(ticket.number, state.width) })}
          classes={state.priorityTags ?? []}
          present={ticket.priorityTag ?? ''}
          onChoose={(tag) => run({ name: 'priority', ...listedInClass(ticket), ...(tag && { priorityTag: tag }) })}
          onClose={close}
        />
      );
    }
    case 'issue': {
      const { name } = dialog;
      return (
        <PriorityDialog
          t={t}
          heading={t('controller.priority.forNew')}
          classes={state.priorityTags ?? []}
          onChoose={(tag) => issue(name, tag)}
          onClose={close}
        />
      );
    }
    case 'cancel': {
      const { ticket } = dialog;
      return (
        <CancelDialog
          t={t}
          number={paddedNumber(ticket.number, state.width)}
          onConfirm={() => run({ name: 'cancel', ...listed(ticket) })}
          onClose={close}
        />
      );
    }
    case 'patient': {
      const { ticket } = dialog;
      const number = paddedNumber(ticket.number, state.width);
      return (
        <ChoiceDialog
          t={t}
          heading={t('controller.menu.patient', { number, name: ticket.name ?? t('controller.list.walkIn') })}
          groups={[
            allowedFor(state, ticket)
              .filter((name) => name !== 'number' && !(name === 'cancel' && ticket.status === 'registering'))
              .map((name) => ({ name, label: t(`controller.action.${name}`) })),
          ]}
          onChoose={(name) => treat(name as PatientAction, ticket)}
          onClose={close}
        />
      );
    }
    default: {
      const [first, ...others] = issued;
      return first ? <IssuedDialog t={t} {...first} onClose={() => setIssued(others)} /> : null;
    }
  }
}
