import { lazy, Suspense, useEffect } from 'react';
import { useTranslator } from '#client/language/use-translator.ts';
import { useStore } from '#client/use-store.ts';
import { textLoaders } from '#generated/texts/controller.ts';
import { ErrorBoundary } from './page/ErrorBoundary.tsx';
import { showLanguage } from './page/show-language.ts';
import { Waiting } from './page/Waiting.tsx';
import { work } from './work.ts';

const SignIn = lazy(async () => ({ default: (await import('./sign-in/SignIn.tsx')).SignIn }));
const ChooseCounter = lazy(async () => ({ default: (await import('./choose/ChooseCounter.tsx')).ChooseCounter }));
const OpenDesk = lazy(async () => ({ default: (await import('./desk/OpenDesk.tsx')).OpenDesk }));

/** The controller's page: one of its three stages, each loaded when it is needed. */
export function App() {
  const t = useTranslator(work.language, textLoaders);
  const stage = useStore(work.stage);
  useEffect(() => {
    if (t) showLanguage(document, t);
  }, [t]);
  if (!t) return null;
  return (
    <ErrorBoundary t={t}>
      <Suspense fallback={<Waiting t={t} />}>
        {stage.at === 'signIn' && (
          <SignIn t={t} expired={stage.expired} pressed={stage.pressed} ended={stage.ended} left={stage.left} />
        )}
        {stage.at === 'choose' && <ChooseCounter t={t} />}
        {stage.at === 'desk' && <OpenDesk t={t} />}
      </Suspense>
    </ErrorBoundary>
  );
}
