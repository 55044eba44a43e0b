import type { Translator } from '#client/language/translator.ts';
import type { Connection } from '#client/stream/live-view.ts';
import { timeOfDay } from '#client/text/time-of-day.ts';
import type { QueueState } from '#generated/shapes.ts';
import { LanguageSwitch } from '../page/LanguageSwitch.tsx';
import { LineParts } from '../page/LineParts.tsx';
import { shortcuts } from './shortcuts.ts';
import './desk-header.css';

interface DeskHeaderProps {
  t: Translator;
  state: QueueState;
  connection: Connection;
  /** How many other devices work at this counter. */
  otherDesks: number;
  /** Opens the small window; undefined where the browser has none, or it is open. */
  onSmall: (() => void) | undefined;
  /** Opens what an examination room has beside its desk. */
  onExamination(): void;
  onLogOut(): void;
}

/** Where we are, who calls, and whether what is shown is fresh. */
export function DeskHeader({ t, state, connection, otherDesks, onSmall, onExamination, onLogOut }: DeskHeaderProps) {
  const unit = state.groupName ?? state.departmentName;
  const details = [
    state.doctorTitled ? state.doctorName : state.doctorName && t('controller.desk.doctor', { name: state.doctorName }),
    state.session !== 'day' && t(`values.Session.${state.session}`),
    state.organisationName,
  ];
  const fresh = connection === 'live' || connection === 'polling';
  return (
    <header className={`desk-header ${state.variant}`}>
      <div className="desk-place">
        <h1>
          <span className="unbroken">{state.counterName || state.panelName}</span>
          {unit && <span className="unbroken desk-unit">{unit}</span>}
        </h1>
        <p className="muted">
          <LineParts locale={t.locale} parts={details} />{' '}
          {state.demo && <span className="demo-mark">{t('controller.demo')}</span>}
        </p>
      </div>
      <div className="desk-tools">
        <div className="desk-status">
          <p className={`desk-connection ${connection}`} role="status">
            {t(`controller.connection.${connection}`)}{' '}
            {!fresh && (
              <span className="desk-as-of">
                {t('controller.desk.asOf', { time: timeOfDay(state.serverTime, state.timeZoneOffsetMinutes) })}
              </span>
            )}
          </p>
          {state.staffName && (
            <p className="muted desk-staff" title={state.staffName}>
              {state.staffName}
            </p>
          )}
          {fresh && otherDesks > 0 && (
            <p className="desk-others" role="status">
              {t('controller.desk.otherDesks', { count: otherDesks })}
            </p>
          )}
        </div>
        {state.variant === 'inspection' && (
          <button type="button" className="button desk-logout" onClick={onExamination}>
            {t('controller.examination.open')}
          </button>
        )}
        {onSmall && (
          <button type="button" className="button desk-logout" onClick={onSmall}>
            {t('controller.desk.small')}
          </button>
        )}
        <LanguageSwitch t={t} />
        <button
          type="button"
          className="button desk-logout"
          onClick={onLogOut}
          aria-keyshortcuts={shortcuts.logOut.key}
        >
          {t('controller.action.logOut')}
          <kbd>{shortcuts.logOut.label}</kbd>
        </button>
      </div>
    </header>
  );
}
