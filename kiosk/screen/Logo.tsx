import { useEffect, useRef } from 'react';
import type { Translator } from '#client/language/translator.ts';
import { firstLetter } from '#client/text/first-letter.ts';

/** So long a patient's finger does not rest by chance. */
const holdMs = 2_000;

interface LogoProps {
  t: Translator;
  place: { organisationName: string; logo?: string | undefined };
  onStaff?: (() => void) | undefined;
}

/** The organisation's logo, or the first letter of its name; where staff have a screen of their own, held to open it. */
export function Logo({ t, place, onStaff }: LogoProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const picture = place.logo ? (
    <img className="screen-logo" src={place.logo} alt="" />
  ) : (
    <span className="screen-logo initial" aria-hidden="true">
      {firstLetter(place.organisationName)}
    </span>
  );
  if (!onStaff) return picture;
  const begin = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(onStaff, holdMs);
  };
  const end = () => clearTimeout(timer.current);
  return (
    <button
      type="button"
      className="logo-button"
      aria-label={t('kiosk.staff.open')}
      onPointerDown={begin}
      onPointerUp={end}
      onPointerLeave={end}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.repeat) begin();
      }}
      onKeyUp={end}
      onContextMenu={(event) => event.preventDefault()}
    >
      {picture}
    </button>
  );
}
