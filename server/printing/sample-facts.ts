import type { Locale } from '#generated/values.ts';
import { text } from '../ground/texts.ts';
import type { SlipFacts } from '../slips/slip-facts.ts';

/** What a slip tells that is printed to see how slips look. Its code leads to this server. */
export function sampleFacts(locale: Locale, origin: string, now: number): SlipFacts {
  const say = (key: string) => text(locale, `server.slip.sample.${key}`);
  return {
    number: 12,
    mark: 'A',
    width: 3,
    queueName: say('queue'),
    counterName: say('place'),
    attendant: 'nurse',
    doctorName: say('doctor'),
    ahead: 3,
    wait: { fromMinutes: 10, toMinutes: 20 },
    issuedAt: now,
    url: new URL('/ticket/aaaaaaaaaaaaaaaaaaaaaaaa', origin).href,
    locale,
    serviceDate: new Date(now).toISOString().slice(0, 10),
    session: 'morning',
  };
}
