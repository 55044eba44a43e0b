import type { Translator } from '#client/language/translator.ts';
import type { QueueState } from '#generated/shapes.ts';

interface CounterLostProps {
  t: Translator;
  state: QueueState;
  onTakeBack(): void;
  onOther(): void;
}

/** Says that somebody else calls here now, or that the counter was logged out elsewhere. */
export function CounterLost({ t, state, onTakeBack, onOther }: CounterLostProps) {
  const counter = state.counterName || state.panelName;
  const taken = state.service !== 'unlogin';
  return (
    <main className="plain-page">
      <section className="card narrow" role="alert">
        <h1>
          {taken
            ? t('controller.taken.heading', { counter, name: state.staffName })
            : t('controller.taken.headingNobody', { counter })}
        </h1>
        <p className="muted">{t('controller.taken.text')}</p>
        <button type="button" className="button primary" onClick={onTakeBack}>
          {t(taken ? 'controller.taken.back' : 'controller.taken.start')}
        </button>
        <button type="button" className="button" onClick={onOther}>
          {t('controller.taken.other')}
        </button>
      </section>
    </main>
  );
}
