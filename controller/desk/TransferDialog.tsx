import { useEffect, useState } from 'react';
import type { CallFailure } from '#client/http/call-failure.ts';
import { readUntilAnswered } from '#client/http/read-until-answered.ts';
import { failureText } from '#client/language/failure-text.ts';
import type { Translator } from '#client/language/translator.ts';
import { joinParts } from '#client/text/join-parts.ts';
import type { QueueState, TransferTarget } from '#generated/shapes.ts';
import { work } from '../work.ts';
import { ChoiceDialog, type MenuChoice } from './ChoiceDialog.tsx';

interface TransferDialogProps {
  t: Translator;
  state: QueueState;
  /** Who is sent, as the desk shows numbers. */
  number: string;
  onChoose(to: { toPanelGid: string } | { toGroupGid: string }): void;
  onClose(): void;
}

/** Asks where a patient is sent: to a group or to another counter, with how many wait there. */
export function TransferDialog({ t, state, number, onChoose, onClose }: TransferDialogProps) {
  const { variant, panelGid } = state;
  const [targets, setTargets] = useState<readonly TransferTarget[]>();
  const [failure, setFailure] = useState<CallFailure>();
  useEffect(
    () =>
      readUntilAnswered(
        (asked) => work.client.call('listTransferTargets', { path: { variant }, query: { panelGid } }, asked),
        ({ data }) => setTargets(data),
        setFailure,
      ),
    [variant, panelGid],
  );
  const empty =
    failure && !targets
      ? failureText(t, failure)
      : t(targets ? 'controller.transfer.nowhere' : 'controller.transfer.loading');
  const choices = (targets ?? []).map(
    (target): MenuChoice => ({
      name: target.panelGid ?? `group ${target.groupGid}`,
      label: joinParts(t.locale, [target.name, target.departmentName]),
      detail: target.open
        ? t('controller.list.waitingCount', { count: target.waiting })
        : t('controller.transfer.closed'),
      disabled: !target.open,
    }),
  );
  return (
    <ChoiceDialog
      t={t}
      heading={t('controller.transfer.heading', { number })}
      groups={[choices]}
      empty={empty}
      search={{ label: t('controller.transfer.search'), none: t('controller.transfer.none') }}
      onChoose={(name) => {
        const chosen = targets?.find((target) => (target.panelGid ?? `group ${target.groupGid}`) === name);
        if (chosen?.panelGid) onChoose({ toPanelGid: chosen.panelGid });
        else if (chosen?.groupGid) onChoose({ toGroupGid: chosen.groupGid });
      }}
      onClose={onClose}
    />
  );
}
