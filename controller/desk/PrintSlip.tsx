import { useEffect, useState } from 'react';
import { CallFailure } from '#client/http/call-failure.ts';
import { press } from '#client/http/press.ts';
import { readUntilAnswered } from '#client/http/read-until-answered.ts';
import { givenUpText } from '#client/language/given-up-text.ts';
import type { Translator } from '#client/language/translator.ts';
import type { DeskPrinter } from '#generated/shapes.ts';
import { work } from '../work.ts';

interface PrintSlipProps {
  t: Translator;
  panelGid: string;
  /** The number that the patient has now. */
  number: number;
}

/** Prints the slip of a patient who was sent on, with the number they have there; nothing where the desk has no printer. */
export function PrintSlip({ t, panelGid, number }: PrintSlipProps) {
  const [printer, setPrinter] = useState<DeskPrinter>();
  const [state, setState] = useState<'sending' | 'sent' | CallFailure>();
  useEffect(() => {
    return readUntilAnswered((asked) => work.client.call('getDeskPrinter', { query: { panelGid } }, asked), setPrinter);
  }, [panelGid]);
  if (!printer?.name) return null;

  async function print() {
    setState('sending');
    try {
      await press((attempt) => work.client.call('printTransferSlip', { body: { panelGid, number } }, attempt), {
        signal: work.signedIn(),
      });
      setState('sent');
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      setState(error);
    }
  }

  if (state === 'sent') return <span role="status">{t('controller.print.sent', { printer: printer.name })}</span>;
  return (
    <>
      {state instanceof CallFailure && <span role="alert">{givenUpText(t, state)}</span>}
      <button type="button" className="button" disabled={state === 'sending'} data-action="print" onClick={print}>
        {t('controller.print.slip')}
      </button>
    </>
  );
}
