import type { Call, Handlers } from '../call/handler.ts';
import { appointmentFigures } from '../figures/appointments.ts';
import { clerkFigures } from '../figures/clerks.ts';
import { dayFigures, groupFigures } from '../figures/days.ts';
import { hourFigures } from '../figures/hours.ts';
import { listShifts, type ShiftQuery } from '../figures/list-shifts.ts';
import type { Fact } from '../figures/log-line.ts';
import { askedPeriod, monthPeriod } from '../figures/period.ts';
import { readFacts } from '../figures/read-facts.ts';
import { openSource } from '../figures/source.ts';
import { addFact, countsOf, newTally, spansOf, type Tally, tallyOf } from '../figures/tally.ts';
import {
  composeCounterServices,
  composeGroupWaiting,
  composeNumbersWaiting,
  longestWaitSeconds,
  readLiveQueues,
} from './live.ts';

/** The answers' limits: longer lists than these no screen shows. */
const mostQueues = 500;
const mostNumbers = 1000;

type Asked = Pick<Call<'getTotalOfPeople'>, 'services' | 'organisationGid' | 'now'>;

const cashiers = ({ services, organisationGid, now }: Asked) =>
  openSource(services.database, organisationGid, now, 'cashier');

export const dashboardHandlers: Handlers<
  | 'listShiftLogs'
  | 'getTotalOfPeople'
  | 'getTotalOfWaitingPeople'
  | 'listGroupWaitingInfo'
  | 'listCounterServiceInfo'
  | 'listNumberWaitingInfo'
  | 'listHourlyFigures'
  | 'listMonthlyFigures'
  | 'listStaffByDate'
  | 'listStaffByMonth'
  | 'getAppointmentUsage'
  | 'getPanelGroupUsage'
> = {
  listShiftLogs: ({ organisationGid, query, services }) =>
    services.database.query(listShifts(organisationGid, query as unknown as ShiftQuery)),

  getTotalOfPeople: async (call) => {
    const source = await cashiers(call);
    const { serviceDate } = source.day.moment;
    const tally = newTally();
    await readFacts(source, today(serviceDate), (fact) => addFact(tally, fact));
    const queues = await source.database.query(readLiveQueues(source.day));
    return {
      serviceDate,
      ...countsOf(tally),
      waiting: queues.reduce((sum, { waiting }) => sum + waiting.length, 0),
      canceled: tally.counts.canceled,
      ...spansOf(tally),
    };
  },

  getTotalOfWaitingPeople: async (call) => {
    const { database, day } = await cashiers(call);
    const waiting = (await database.query(readLiveQueues(day))).flatMap((queue) => queue.waiting);
    const longest = longestWaitSeconds(waiting, call.now);
    return {
      serviceDate: day.moment.serviceDate,
      waiting: waiting.length,
      ...(longest !== undefined && { longestWaitSeconds: longest }),
    };
  },

  listGroupWaitingInfo: async (call) => {
    const { database, day, tallies } = await talliesToday(call, ({ ownerGid }) => ownerGid);
    return { data: (await database.query(composeGroupWaiting(day, tallies))).slice(0, mostQueues) };
  },

  listCounterServiceInfo: async (call) => {
    const { database, day, tallies } = await talliesToday(call, ({ panelGid }) => panelGid);
    return { data: (await database.query(composeCounterServices(day, tallies))).slice(0, mostQueues) };
  },

  listNumberWaitingInfo: async (call) => {
    const { database, day } = await cashiers(call);
    return { data: (await database.query(composeNumbersWaiting(day))).slice(0, mostNumbers) };
  },

  listHourlyFigures: async (call) => {
    const source = await cashiers(call);
    const date = call.query.date ?? source.day.moment.serviceDate;
    return { date, data: await hourFigures(source, today(date)) };
  },

  listMonthlyFigures: async (call) => {
    const source = await cashiers(call);
    const month = call.query.month ?? source.day.moment.serviceDate.slice(0, 7);
    return { month, data: await dayFigures(source, monthPeriod(month)) };
  },

  listStaffByDate: async (call) => {
    const source = await cashiers(call);
    const period = today(call.query.date ?? source.day.moment.serviceDate);
    return { ...period, data: await clerkFigures(source, period) };
  },

  listStaffByMonth: async (call) => {
    const source = await cashiers(call);
    const period = monthPeriod(call.query.month ?? source.day.moment.serviceDate.slice(0, 7));
    return { ...period, data: await clerkFigures(source, period) };
  },

  getAppointmentUsage: async ({ services, organisationGid, query, now }) => {
    const period = askedPeriod({ from: query.from, to: query.to });
    return { ...period, ...(await services.database.queryLong(appointmentFigures(organisationGid, period, now))) };
  },

  getPanelGroupUsage: async ({ services, organisationGid, query, now }) => {
    const period = askedPeriod({ from: query.from, to: query.to });
    const source = await openSource(services.database, organisationGid, now, 'group');
    return { ...period, ...(await groupFigures(source, period)) };
  },
};

function today(date: string) {
  return { from: date, to: date };
}

async function talliesToday(call: Asked, keyOf: (fact: Fact) => string | undefined) {
  const { database, day, ...rest } = await cashiers(call);
  const tallies = new Map<string, Tally>();
  await readFacts({ database, ...rest }, today(day.moment.serviceDate), (fact) => {
    const key = keyOf(fact);
    if (key) addFact(tallyOf(tallies, key), fact);
  });
  return { database, day, tallies };
}
