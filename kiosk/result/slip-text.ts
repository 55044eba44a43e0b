import type { Translator } from '#client/language/translator.ts';
import { timeOfDay } from '#client/text/time-of-day.ts';
import type { CheckInResult, TicketSlip } from '#generated/shapes.ts';
import type { Place } from '../screen/Screen.tsx';
import { serverNow } from '../screen/server-clock.ts';
import { dayOnPaper } from './day-on-paper.ts';
import { departmentText } from './department-text.ts';
import { doctorText } from './doctor-text.ts';
import { counterText, nameRead } from './name-for-reader.ts';
import type { OnPaper } from './PaperSlip.tsx';

/** The slip of a number that was taken. */
export function paperOf(t: Translator, slip: TicketSlip, { timeZoneOffsetMinutes, dateFormat }: Place): OnPaper {
  const { counterName, location, queueName } = slip;
  const counter = counterName !== queueName && counterText(t, slip);
  return {
    ...slip,
    title: nameRead(t, queueName, slip.queueSecondName),
    where: [counter, location, departmentText(t, slip, slip), doctorText(t, slip)],
    day: dayOnPaper(t, slip.issuedAt, timeZoneOffsetMinutes, dateFormat),
    time: t('kiosk.slip.issuedAt', { time: timeOfDay(slip.issuedAt, timeZoneOffsetMinutes) }),
  };
}

/** The slip of a check-in. */
export function paperOfCheckIn(
  t: Translator,
  result: CheckInResult,
  { timeZoneOffsetMinutes, dateFormat }: Place,
): OnPaper {
  const { counterName, counterSecondName, location, departmentName } = result;
  const beside = { queueName: counterName ?? departmentName, queueSecondName: counterSecondName };
  const now = serverNow();
  return {
    ...result,
    title: counterText(t, result) || departmentText(t, result),
    where: [location, departmentText(t, result, beside), doctorText(t, result)],
    day: dayOnPaper(t, now, timeZoneOffsetMinutes, dateFormat),
    time: t('kiosk.slip.checkedInAt', { time: timeOfDay(now, timeZoneOffsetMinutes) }),
  };
}
