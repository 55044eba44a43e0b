import { dateOf } from '#days/business-day.ts';
import { offsetAt } from '#days/wall-clock.ts';
import type { Notification, NotificationList, Organisation } from '#generated/shapes.ts';
import type { Locale } from '#generated/values.ts';
import { all, one, type Statement } from '../database/command.ts';
import { conditionsOf, type ListQuery, orderOf, pagingOf } from '../database/lists/list-query.ts';
import type { Listed } from '../database/lists/listed.ts';
import { getOrganisation } from '../documents/organisation.ts';
import { dateText } from '../ground/date-text.ts';
import { dayMs, minuteMs } from '../ground/durations.ts';
import { text } from '../ground/texts.ts';
import type { NotificationBody } from '../kept-notifications/keep-notification.ts';

const listed: Listed = {
  entity: 'Notification',
  searchable: [],
  filters: ['kind', 'read', 'reportType', 'state'],
  positioned: false,
  defaults: {},
};

/** How an organisation writes dates, and when its days begin. */
type Dates = Pick<Organisation, 'dateFormat' | 'timeZoneName' | 'timeZoneOffsetMinutes'>;

interface Row {
  gid: string;
  body: string;
  version: number;
  createdAt: number;
  updatedAt: number;
}

/**
 * Yields one page of the organisation's notifications, the newest first; in the reader's language, with dates as the
 * organisation writes them.
 */
export function* listNotifications(
  organisationGid: string,
  query: ListQuery,
  locale: Locale,
): Generator<Statement, NotificationList, unknown> {
  const conditions = conditionsOf(listed, query);
  const where = ['d.organisation_gid = ?', ...conditions.map(([sql]) => sql)].join(' AND ');
  const values = [organisationGid, ...conditions.flatMap(([, parameters]) => parameters)];
  const counted = yield* one<{ count: number }>(
    'notification',
    `SELECT count(*) AS count FROM notification d WHERE ${where}`,
    ...values,
  );
  const paging = pagingOf(query, counted?.count ?? 0);
  const order = query.sort ? orderOf(listed, query) : 'd.created_at DESC, d.gid';
  const rows = yield* all<Row>(
    'notification',
    `SELECT d.gid, d.body, d.version, d.created_at AS "createdAt", d.updated_at AS "updatedAt"
     FROM notification d WHERE ${where} ORDER BY ${order} LIMIT ? OFFSET ?`,
    ...values,
    paging.limit,
    (query.page - 1) * paging.limit,
  );
  const organisation = (yield* getOrganisation(organisationGid)) ?? {};
  return { data: rows.map((row) => notificationFrom(row, locale, organisation)), paging };
}

function notificationFrom({ body, ...row }: Row, locale: Locale, dates: Dates): Notification {
  const stored = JSON.parse(body) as NotificationBody;
  return {
    ...stored,
    message: messageOf(stored, locale, dates),
    ...row,
  };
}

function messageOf(stored: NotificationBody, locale: Locale, dates: Dates): string {
  if (stored.kind === 'printer') return printerText(stored, locale);
  if (stored.kind === 'apiKey') return keyText(stored, locale, dates);
  return stored.kind === 'device' ? outageText(stored, locale) : reportText(stored, locale, dates);
}

function reportText(
  { from = '', to = '', state, progress = 0, reportType }: NotificationBody,
  locale: Locale,
  dates: Dates,
): string {
  const days = [...new Set([from, to])].filter(Boolean);
  return text(locale, `server.notification.report.${state}`, {
    report: text(locale, `values.ReportType.${reportType}`),
    period: days.map((day) => dateText(day, dates, locale)).join(' – '),
    progress,
  });
}

function printerText({ printerName = '', printerState = 'unknown' }: NotificationBody, locale: Locale): string {
  return text(locale, `server.notification.printer.${printerState}`, { name: printerName });
}

function keyText({ keyName: name = '', keyExpiresAt: at = 0 }: NotificationBody, locale: Locale, dates: Dates): string {
  const day = dateOf(Math.floor((at + offsetAt(dates, at) * minuteMs) / dayMs));
  return text(locale, `server.notification.apiKey.${name ? 'named' : 'unnamed'}`, {
    name,
    day: dateText(day, dates, locale),
  });
}

function outageText(stored: NotificationBody, locale: Locale): string {
  const { outageState = 'silent', deviceNames = [], deviceCount: count = 1, awayCount: away = 0 } = stored;
  const listed = deviceNames.join(text(locale, 'punctuation.list'));
  // Where some are back, the names are of those that are not.
  const named = outageState === 'some' ? away : count;
  const names =
    deviceNames.length < named ? text(locale, 'server.notification.device.andMore', { names: listed }) : listed;
  const many = count > 1 && outageState !== 'some' ? 'Many' : '';
  const time = timeAway(stored.awayMinutes ?? 0, locale);
  return text(locale, `server.notification.device.${outageState}${many}`, { names, count, away, time });
}

/** From an hour on a time is said in hours and minutes: a night in minutes alone tells nobody anything. */
function timeAway(minutes: number, locale: Locale): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return text(locale, `server.notification.device.time.${hours > 0 ? 'hours' : 'minutes'}`, { hours, minutes: rest });
}
