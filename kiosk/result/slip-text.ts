import type { Translator } from '#client/language/translator.ts';
import { timeOfDay } from '#client/text/time-of-day.ts';
import type { CheckInResult, TicketSlip } from '#generated/shapes.ts';
import { serverNow } from '../screen/server-clock.ts';
import { departmentText } from './department-text.ts';
import { doctorText } from './doctor-text.ts';
import { counterText, nameRead } from './name-for-reader.ts';
import type { OnPaper } from './PaperSlip.tsx';

/** The slip of a number that was taken. */
export function paperOf(t: Translator, slip: TicketSlip, offsetMinutes: number | undefined): OnPaper {
  const { counterName, location, queueName } = slip;
  const counter = counterName !== queueName && counterText(t, slip);
  return {
    ...slip,
    title: nameRead(t, queueName, slip.queueSecondName),
    where: [counter, location, departmentText(t, slip, slip), doctorText(t, slip)],
    time: t('kiosk.slip.issuedAt', { time: timeOfDay(slip.issuedAt, offsetMinutes) }),
  };
}

/** The slip of a check-in. */
export function paperOfCheckIn(t: Translator, result: CheckInResult, offsetMinutes: number | undefined): OnPaper {
  const { counterName, counterSecondName, location, departmentName } = result;
  const beside = { queueName: counterName ?? departmentName, queueSecondName: counterSecondName };
  return {
    ...result,
    title: counterText(t, result) || departmentText(t, result),
    where: [location, departmentText(t, result, beside), doctorText(t, result)],
    time: t('kiosk.slip.checkedInAt', { time: timeOfDay(serverNow(), offsetMinutes) }),
  };
}
