import { Suspense, useEffect } from 'react';
import { useTranslator } from '#client/language/use-translator.ts';
import { useStore } from '#client/use-store.ts';
import { textLoaders } from '#generated/texts/controller.ts';
import { ErrorBoundary } from './page/ErrorBoundary.tsx';
import { lazyStage, stageIsAway } from './page/lazy-stage.ts';
import { showLanguage } from './page/show-language.ts';
import { Waiting } from './page/Waiting.tsx';
import { work } from './work.ts';

const SignIn = lazyStage(async () => (await import('./sign-in/SignIn.tsx')).SignIn);
const ChooseCounter = lazyStage(async () => (await import('./choose/ChooseCounter.tsx')).ChooseCounter);
const OpenDesk = lazyStage(async () => (await import('./desk/OpenDesk.tsx')).OpenDesk);

/** The controller's page: one of its three stages. All are brought at the start: the next must come without a network. */
export function App() {
  const t = useTranslator(work.language, textLoaders);
  const stage = useStore(work.stage);
  const away = useStore(stageIsAway);
  useEffect(() => {
    if (t) showLanguage(document, t);
  }, [t]);
  const isDrawn = t !== undefined;
  useEffect(() => {
    if (isDrawn) for (const stage of [SignIn, ChooseCounter, OpenDesk]) void stage.bring();
  }, [isDrawn]);
  if (!t) return null;
  return (
    <ErrorBoundary t={t}>
      <Suspense fallback={<Waiting t={t} text={t(away ? 'controller.connection.lost' : 'controller.loading')} />}>
        {stage.at === 'signIn' && (
          <SignIn t={t} expired={stage.expired} pressed={stage.pressed} ended={stage.ended} left={stage.left} />
        )}
        {stage.at === 'choose' && <ChooseCounter t={t} />}
        {stage.at === 'desk' && <OpenDesk t={t} />}
      </Suspense>
    </ErrorBoundary>
  );
}
