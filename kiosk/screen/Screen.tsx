import { type CSSProperties, type ReactNode, useEffect } from 'react';
import type { Translator } from '#client/language/translator.ts';
import { useStore } from '#client/use-store.ts';
import type { TicketMachineImages } from '#generated/shapes.ts';
import type { Contact } from '../device/polled.ts';
import { Clock } from './Clock.tsx';
import { LanguageButtons } from './LanguageButtons.tsx';
import { preferences } from './preferences.ts';
import { Tools } from './Tools.tsx';
import { say } from './voice.ts';
import './screen.css';
import './picture.css';

/** Where a device stands, as its header says. */
export interface Place {
  organisationName: string;
  /** Everything is invented. */
  demo?: boolean;
  name: string;
  logo?: string;
  timeZoneOffsetMinutes?: number;
  /** Pictures that an organisation gives its ticket machines. */
  images?: TicketMachineImages;
}

/** What every screen of a device has. */
export interface FrameProps {
  t: Translator;
  place: Place;
  contact: Contact;
}

interface ScreenProps extends FrameProps {
  /** The one question that this screen asks, or what it says. */
  question: string;
  /** What the voice guide says, if not the question alone. */
  spoken?: string;
  onBack?(): void;
  children: ReactNode;
}

/** The frame of every screen of a device: languages on top, one question, its answers, help at the bottom. */
export function Screen({ t, place, contact, question, spoken, onBack, children }: ScreenProps) {
  const { voice } = useStore(preferences);
  useEffect(() => say(voice ? (spoken ?? question) : '', t.locale), [voice, spoken, question, t.locale]);
  return (
    <div className="screen" style={backgrounds(place.images)}>
      <header className="screen-header">
        {place.logo ? (
          <img className="screen-logo" src={place.logo} alt="" />
        ) : (
          <span className="screen-logo initial" aria-hidden="true">
            {[...place.organisationName][0]}
          </span>
        )}
        <div className="screen-place">
          <p className="screen-organisation">
            {place.organisationName} {place.demo && <span className="demo-mark">{t('kiosk.demo')}</span>}
          </p>
          <p className="muted">{place.name}</p>
        </div>
        <LanguageButtons t={t} />
      </header>
      {contact === 'unsteady' && (
        <p className="screen-banner" role="status">
          {t('kiosk.connection.unsteady')}
        </p>
      )}
      <main className="screen-main">
        <h1>{question}</h1>
        {children}
      </main>
      <footer className="screen-footer">
        {onBack && (
          <button type="button" className="tool back" onClick={onBack}>
            <span aria-hidden="true">←</span> {t('kiosk.back')}
          </button>
        )}
        <Tools t={t} />
        {!onBack && <Clock offsetMinutes={place.timeZoneOffsetMinutes} />}
      </footer>
    </div>
  );
}

/** The pictures behind the screen, of which the style takes the one for the way it stands. */
function backgrounds({ portraitBackground, landscapeBackground }: TicketMachineImages = {}): CSSProperties {
  return {
    ...(portraitBackground && { '--portrait-background': `url("${portraitBackground}")` }),
    ...(landscapeBackground && { '--landscape-background': `url("${landscapeBackground}")` }),
  } as CSSProperties;
}
