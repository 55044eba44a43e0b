import type { Translator } from '#client/language/translator.ts';
import { markedNumber } from '#client/text/marked-number.ts';
import type { Attendant, WaitEstimate } from '#generated/shapes.ts';
import type { Place } from '../screen/Screen.tsx';
import { aheadText } from './ahead-text.ts';
import { QrCode } from './QrCode.tsx';
import { waitText } from './wait-text.ts';
import './print.css';

/** What a slip says, of a number that was taken or of a check-in. */
export interface OnPaper {
  number: number;
  mark?: string | undefined;
  width: number;
  title: string;
  where: readonly (string | false | undefined)[];
  ahead: number;
  wait?: WaitEstimate | undefined;
  url?: string | undefined;
  attendant?: Attendant | undefined;
  /** The day on which it was taken or checked in: a slip is in a pocket for longer. */
  day: string;
  /** When it was taken or checked in, in words. */
  time: string;
}

/** A slip as it is printed: it stands on the page, and only paper shows it. */
export function PaperSlip({ t, place, slip }: { t: Translator; place: Place; slip: OnPaper }) {
  const { number, mark, width, title, where, ahead, wait, url, day, time, attendant } = slip;
  const banner = place.images?.ticketTitleBanner;
  return (
    <section className="paper-slip" aria-hidden="true">
      {banner && <img className="slip-banner" src={banner} alt="" />}
      <p className="slip-organisation">{place.organisationName}</p>
      <p className="slip-title">{title}</p>
      <p>{where.filter((part) => part && part !== title).join(' ')}</p>
      <p className="number slip-number">{markedNumber({ number, ...(mark && { mark }) }, width)}</p>
      <p>{aheadText(t, ahead)}</p>
      {wait && <p>{waitText(t, wait)}</p>}
      {url && <QrCode text={new URL(url, window.location.href).href} />}
      <p>
        {day} {time}
      </p>
      <p className="slip-keep">{t(attendant ? `kiosk.slip.keepFor.${attendant}` : 'kiosk.slip.keep')}</p>
    </section>
  );
}
