import type { Appointment, Panel } from '#generated/shapes.ts';
import type { Api } from './api.ts';
import { screenAt } from './screens.ts';

/** What screens in the hall tell of themselves in the course of a morning. */
const told = [
  { action: 'app.started', detail: '開機後自動啟動', appVersion: '2.4.1' },
  { action: 'app.updated', detail: '2.4.0 → 2.4.1', appVersion: '2.4.1' },
  { action: 'network.restored', detail: '斷線 42 秒後恢復', appVersion: '2.4.1' },
] as const;

/** Whom a tag of the hospital system fits. */
const tags: Readonly<Record<string, (patient: Appointment, place: number) => boolean>> = {
  長者: ({ age = 0 }) => age >= 75,
  孕婦: ({ age = 0, gender }, place) => gender === 'female' && age >= 22 && age <= 42 && place % 5 === 0,
  輪椅: ({ age = 0 }, place) => age >= 60 && place % 7 === 0,
  初診: (_, place) => place % 9 === 0,
  通譯: ({ name }) => /^[A-Za-z\p{Script=Thai}]/u.test(name),
  報告: (_, place) => place % 13 === 1,
};

/**
 * What a hospital's records hold once its day is under way: tags of patients, entries of its devices, a look into a
 * patient's data, reports that were asked for.
 */
export async function keepRecords(api: Api, panels: readonly Panel[]): Promise<void> {
  const lobby = panels.find(({ type }) => type === 'clinicsLobbyPanel');
  const { data: appointments } = await api.call('listAppointment', { query: { limit: 100 } });
  const date = appointments[0]?.inspectionDay;
  await Promise.all([
    ...Object.entries(tags).map(([tag, fits]) => {
      const gids = appointments.filter(fits).map(({ gid }) => gid);
      return gids.length > 0 && api.call('tagAppointments', { body: { gids, add: [tag] } });
    }),
    lobby && tellOf(api, lobby),
    appointments[0] && api.call('getAppointment', { query: { gid: appointments[0].gid } }),
  ]);
  if (!date) return;
  await api.call('exportClerkDailyReport', { body: { date } });
  await api.call('exportTimePeriodAnalysisDailyReport', { body: { date } });
  await api.call('exportAppointmentUsageReport', { body: { from: date, to: date } });
}

async function tellOf(api: Api, panel: Panel): Promise<void> {
  const screen = await screenAt(api, panel);
  for (const body of told) await screen.call('createAppActionLog', { body });
}
