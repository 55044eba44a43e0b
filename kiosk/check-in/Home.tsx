import type { Translator } from '#client/language/translator.ts';
import { Answer } from '../screen/Answer.tsx';
import { Sign } from '../screen/signs.tsx';
import type { KioskReading } from './read-kiosk.ts';

interface HomeProps {
  t: Translator;
  reading: KioskReading;
  onGo(at: 'scan' | 'type' | 'take' | 'progress'): void;
}

/** The first question: what a patient came to do, the likeliest first. */
export function Home({ t, reading, onGo }: HomeProps) {
  const [onlyQueue] = reading.queues.length === 1 ? reading.queues : [];
  const takeHints = [
    t('kiosk.home.takeHint'),
    ...(onlyQueue ? [t('kiosk.take.waiting', { count: onlyQueue.waiting })] : []),
  ];
  return (
    <div className="answers">
      <Answer
        primary
        title={t('kiosk.home.scan')}
        hints={[t('kiosk.home.scanHint')]}
        sign={<Sign name="code" />}
        onChoose={() => onGo('scan')}
      />
      <Answer
        title={t('kiosk.home.type')}
        hints={[t('kiosk.home.typeHint')]}
        sign={<Sign name="keypad" />}
        onChoose={() => onGo('type')}
      />
      {reading.queues.length > 0 && (
        <Answer
          title={t('kiosk.home.take')}
          hints={takeHints}
          sign={<Sign name="ticket" />}
          onChoose={() => onGo('take')}
        />
      )}
      {reading.info.data.length > 0 && (
        <Answer
          title={t('kiosk.home.progress')}
          hints={[t('kiosk.home.progressHint')]}
          sign={<Sign name="rooms" />}
          onChoose={() => onGo('progress')}
        />
      )}
    </div>
  );
}
