import type { Translator } from '#client/language/translator.ts';
import { useStore } from '#client/use-store.ts';
import { preferences, togglePreference } from './preferences.ts';
import { speaks, voices } from './voice.ts';
import './chosen.css';

const signs = { voice: '♪', contrast: '◐', large: 'A+' } as const;
const texts = { voice: 'voice', contrast: 'contrast', large: 'size' } as const;

/** Voice guide where the device has a voice of the language, high contrast and larger characters. */
export function Tools({ t }: { t: Translator }) {
  const on = useStore(preferences);
  const spoken = useStore(voices);
  const names = (['voice', 'contrast', 'large'] as const).filter(
    (name) => name !== 'voice' || speaks(spoken, t.locale),
  );
  return (
    <fieldset className="tools">
      <legend className="visually-hidden">{t('kiosk.tools.label')}</legend>
      {/* Engines before Chromium 86 lay no fieldset out in a row. */}
      <div className="tools-row">
        {names.map((name) => (
          <button
            key={name}
            type="button"
            className="tool"
            aria-pressed={on[name]}
            onClick={() => togglePreference(name)}
          >
            <span aria-hidden="true">{signs[name]}</span> {t(`kiosk.tools.${texts[name]}`)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
