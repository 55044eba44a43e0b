import type { MissingClip, VoicePart } from '#generated/shapes.ts';
import { type Locale, Session, type VoiceLanguage } from '#generated/values.ts';
import { numberWords } from '../speech/number-words.ts';
import { languagesOf, type SpokenCall, unrecorded } from '../speech/read-call.ts';
import type { VoiceBank } from '../speech/voice-bank.ts';

/** Up to here numbers are looked at: a room seldom calls more on a day, and their words are those of the larger ones. */
const lastNumber = 199;
const mostTold = 500;

/**
 * What calls of these parts say without a recording, language by language: words of numbers, names of rooms and groups.
 * A language that has no recordings at all is the device's own, and lacks none.
 */
export function missingClips(
  parts: readonly VoicePart[],
  rooms: readonly Omit<SpokenCall, 'number'>[],
  bank: VoiceBank,
  locale: Locale,
): MissingClip[] {
  return languagesOf(parts, bank, locale)
    .filter((language) => bank.hasRecordings(language))
    .flatMap((language) => [...lackedIn(language)].map((says) => ({ language, says })))
    .slice(0, mostTold);

  function lackedIn(language: VoiceLanguage): Set<string> {
    const lacked = new Set<string>();
    const [room] = rooms;
    for (const part of parts) {
      if (part.type === 'currentQueueNumber') {
        for (let number = 1; room && number <= lastNumber; number += 1) {
          if (unrecorded(part, { ...room, number }, language, bank).length === 0) continue;
          const words = numberWords(number, language);
          for (const word of words) if (!bank.recording(language, word)) lacked.add(word);
        }
      } else {
        // A name of a session is said in that session alone: the trial is of one, the calls of a day are of all.
        const calls = part.type === 'clinicHours' ? inEachSession(rooms) : rooms;
        for (const call of calls) {
          for (const says of unrecorded(part, { ...call, number: 1 }, language, bank)) lacked.add(says);
        }
      }
    }
    return lacked;
  }
}

function inEachSession([room]: readonly Omit<SpokenCall, 'number'>[]): Omit<SpokenCall, 'number'>[] {
  return room ? Session.map((session) => ({ ...room, session })) : [];
}
