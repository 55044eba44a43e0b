import { useEffect, useMemo, useState } from 'react';
import type { SampleName } from '#client/samples/sample-states.ts';
import type { PanelView } from '#generated/shapes.ts';
import { Locale } from '#generated/values.ts';

/**
 * A panel's screen in a situation that it need not be in: an invented hospital in its type, settings, theme and
 * language. Undefined without a situation, and until the samples are loaded.
 */
export function useSample(
  live: PanelView | undefined,
  name: SampleName | undefined,
  chosenLanguage: unknown,
): PanelView | undefined {
  const [sample, setSample] = useState<PanelView>();
  const type = live?.panel.type;
  const theme = live?.panel.theme;
  const language = Locale.find((locale) => locale === chosenLanguage) ?? live?.panel.language;
  useEffect(() => {
    setSample(undefined);
    if (!name || !type) return;
    let wanted = true;
    import('#client/samples/sample-view.ts').then(({ sampleView }) => {
      if (wanted) setSample(sampleView(type, { name, theme, language }));
    });
    return () => {
      wanted = false;
    };
  }, [name, type, theme, language]);
  const settings = live?.settings;
  return useMemo(() => sample && { ...sample, settings: { ...sample.settings, ...settings } }, [sample, settings]);
}
