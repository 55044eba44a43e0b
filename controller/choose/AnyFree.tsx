import { useState } from 'react';
import type { Translator } from '#client/language/translator.ts';
import type { Counter } from '#generated/shapes.ts';
import { isFree } from './by-group.ts';

interface AnyFreeProps {
  t: Translator;
  counters: readonly Counter[];
  /** Begins at the first of them that is free now; the list may be a while old. */
  onChoose(): Promise<void>;
}

/** A group as the choice: whichever of its counters nobody serves at. */
export function AnyFree({ t, counters, onChoose }: AnyFreeProps) {
  const [busy, setBusy] = useState(false);
  async function choose() {
    setBusy(true);
    await onChoose();
    setBusy(false);
  }
  return (
    <button type="button" className="button" disabled={busy || !counters.some(isFree)} onClick={() => void choose()}>
      {t('controller.choose.anyFree')}
    </button>
  );
}
