import type { Translator } from '#client/language/translator.ts';
import { timeOfDay } from '#client/text/time-of-day.ts';
import type { CheckInResult, TicketSlip } from '#generated/shapes.ts';
import { serverNow } from '../screen/server-clock.ts';
import { departmentText } from './department-text.ts';
import { doctorText } from './doctor-text.ts';
import type { OnPaper } from './PaperSlip.tsx';

/** The slip of a number that was taken. */
export function paperOf(t: Translator, slip: TicketSlip, offsetMinutes: number | undefined): OnPaper {
  const { counterName, location, queueName } = slip;
  return {
    ...slip,
    title: queueName,
    where: [counterName, location, departmentText(t, slip, queueName), doctorText(t, slip)],
    time: t('kiosk.slip.issuedAt', { time: timeOfDay(slip.issuedAt, offsetMinutes) }),
  };
}

/** The slip of a check-in. */
export function paperOfCheckIn(t: Translator, result: CheckInResult, offsetMinutes: number | undefined): OnPaper {
  const { counterName, location, departmentName } = result;
  const title = counterName ?? departmentName;
  return {
    ...result,
    title,
    where: [location, departmentText(t, result, title), doctorText(t, result)],
    time: t('kiosk.slip.checkedInAt', { time: timeOfDay(serverNow(), offsetMinutes) }),
  };
}
