import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import type { Translator } from '#client/language/translator.ts';
import { wholeWords } from '#client/text/whole-words.ts';
import type { DateFormat, TicketMachineImages } from '#generated/shapes.ts';
import type { Contact } from '../device/polled.ts';
import { Clock } from './Clock.tsx';
import { LanguageButtons } from './LanguageButtons.tsx';
import { Logo } from './Logo.tsx';
import { Sign, type SignName } from './signs.tsx';
import { Tools } from './Tools.tsx';
import { useVoiceGuide } from './use-voice-guide.ts';
import './screen.css';
import './answer.css';
import './footer.css';
import './picture.css';

/** Where a device stands, as its header says. */
export interface Place {
  organisationName: string;
  /** Everything is invented. */
  demo?: boolean | undefined;
  name: string;
  logo?: string | undefined;
  timeZoneOffsetMinutes?: number | undefined;
  /** How the organisation writes a day. */
  dateFormat: DateFormat;
  /** Pictures that an organisation gives its ticket machines. */
  images?: TicketMachineImages;
}

/** What every screen of a device has. */
export interface FrameProps {
  t: Translator;
  place: Place;
  contact: Contact;
  /** Opened by staff, who hold the logo. */
  onStaff?: (() => void) | undefined;
}

/** How a screen looks that says what became of something: by sign, colour and word. */
export type Tone = 'good' | 'attention' | 'enter';

interface ScreenProps extends FrameProps {
  /** The one question that this screen asks, or what to do next. */
  question: string;
  tone?: Tone;
  /** Stands above the question: what happened. */
  said?: string;
  /** What the voice guide says, if not the question alone. */
  spoken?: string;
  onBack?: (() => void) | undefined;
  /** More buttons at the foot. */
  foot?: ReactNode;
  children: ReactNode;
}

const toneSigns: Record<Tone, SignName> = { good: 'good', attention: 'attention', enter: 'enter' };

/** The frame of every screen of a device: languages on top, one question, its answers, help at the bottom. */
export function Screen({ t, place, contact, onStaff, tone, said, spoken, foot, onBack, ...own }: ScreenProps) {
  const { question, children } = own;
  const screen = useVoiceGuide(t, spoken ?? [said, question].filter(Boolean).join(' '));
  const heading = useRef<HTMLHeadingElement>(null);
  // The next Tab goes on from the new question; without it keys would begin at the top of each screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is a new screen
  useEffect(() => heading.current?.focus({ preventScroll: true }), [question]);
  const pictured = place.images?.portraitBackground || place.images?.landscapeBackground;
  const looks = ['screen', ...(tone ? [`tone-${tone}`] : []), ...(pictured ? ['pictured'] : [])];
  return (
    <div className={looks.join(' ')} style={backgrounds(place.images)} ref={screen}>
      <header className="screen-header">
        <Logo t={t} place={place} onStaff={onStaff} />
        <div className="screen-place">
          <p className="screen-organisation">
            {place.organisationName} {place.demo && <span className="demo-mark">{t('kiosk.demo')}</span>}
          </p>
          <p className="muted">{wholeWords(place.name)}</p>
        </div>
        <LanguageButtons t={t} />
      </header>
      {contact === 'unsteady' && (
        <p className="screen-banner" role="status">
          {t('kiosk.connection.unsteady')}
        </p>
      )}
      <main className="screen-main">
        <div className="screen-question">
          {tone && (
            <span className="screen-tone">
              <Sign name={toneSigns[tone]} />
            </span>
          )}
          <div>
            {said && <p className="screen-said">{wholeWords(said)}</p>}
            <h1 ref={heading} tabIndex={-1}>
              {wholeWords(question)}
            </h1>
          </div>
        </div>
        {children}
      </main>
      <footer className="screen-footer">
        {onBack && (
          <button type="button" className="tool back" data-spoken="" onClick={onBack}>
            <span aria-hidden="true">←</span> {t('kiosk.back')}
          </button>
        )}
        <Tools t={t} />
        {foot}
        <Clock offsetMinutes={place.timeZoneOffsetMinutes} />
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
