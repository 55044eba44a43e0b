import type { Translator } from '#client/language/translator.ts';
import { QrCode } from './QrCode.tsx';

/** The ticket page as a code to scan with a phone. */
export function PhoneLink({ t, url }: { t: Translator; url: string }) {
  return (
    <div className="phone-link">
      <QrCode text={new URL(url, window.location.href).href} />
      <p>{t('kiosk.result.phone')}</p>
    </div>
  );
}
