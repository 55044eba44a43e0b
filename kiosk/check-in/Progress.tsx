import type { Translator } from '#client/language/translator.ts';
import { markedNumber } from '#client/text/marked-number.ts';
import { timeOfDay } from '#client/text/time-of-day.ts';
import type { ClinicInfo, ClinicInfoList } from '#generated/shapes.ts';
import { departmentText } from '../result/department-text.ts';
import { doctorNames } from '../result/doctor-text.ts';
import { counterText } from '../result/name-for-reader.ts';
import { pauseParts } from '../result/pause-parts.ts';
import { Pages, useTurned } from '../screen/Pages.tsx';

const perPage = 6;

/** Each room with its current number and how many wait. */
export function Progress({ t, info }: { t: Translator; info: ClinicInfoList }) {
  const turned = useTurned(info.data, perPage);
  return (
    <>
      <table className="progress">
        <thead>
          <tr>
            <th scope="col">{t('kiosk.progress.room')}</th>
            <th scope="col">{t('kiosk.progress.current')}</th>
            <th scope="col">{t('kiosk.progress.waiting')}</th>
          </tr>
        </thead>
        <tbody>
          {turned.items.map((room) => (
            <tr key={room.panelGid}>
              <th scope="row">
                <span className="unbroken progress-room">{counterText(t, room)}</span>
                {[departmentText(t, room), doctorNames(t, room)].map(
                  (part) =>
                    part && (
                      <span key={part} className="progress-who muted">
                        {part}
                      </span>
                    ),
                )}
              </th>
              <td className={`number progress-number ${room.service}`}>
                {currentText(t, room)}
                {room.service === 'pause' && <PauseTold t={t} room={room} />}
                {room.service === 'serving' && room.session && (
                  <span className="progress-pause">
                    <span className="unbroken">{t(`values.Session.${room.session}`)}</span>
                  </span>
                )}
              </td>
              <td className="progress-waiting">{t('kiosk.progress.people', { count: room.waiting })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Pages t={t} turned={turned} />
      <p className="muted">
        {t('kiosk.progress.asOf', { time: timeOfDay(info.serverTime, info.timeZoneOffsetMinutes) })}
      </p>
    </>
  );
}

/** Why a room pauses and until when, each in one piece. */
function PauseTold({ t, room }: { t: Translator; room: ClinicInfo }) {
  return (
    <span className="progress-pause">
      {pauseParts(t, room.pauseReason, room.backAt).map((part) => (
        <span key={part} className="unbroken">
          {part}
        </span>
      ))}
    </span>
  );
}

function currentText(t: Translator, room: ClinicInfo): string {
  const { service, current: number, width } = room;
  if (service === 'pause') return t('kiosk.progress.paused');
  if (service !== 'serving') return t('kiosk.progress.closed');
  return number === 0 ? '–' : markedNumber({ ...room, number }, width);
}
