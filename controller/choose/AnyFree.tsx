import type { Translator } from '#client/language/translator.ts';
import type { Counter } from '#generated/shapes.ts';
import { work } from '../work.ts';

/** A group as the choice: begins at the first of its counters at which nobody serves. */
export function AnyFree({ t, counters }: { t: Translator; counters: readonly Counter[] }) {
  const free = counters.find(({ service }) => service === 'unlogin');
  return (
    <button type="button" className="button" disabled={!free} onClick={() => free && work.begin(free)}>
      {t('controller.choose.anyFree')}
    </button>
  );
}
