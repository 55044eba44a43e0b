import { describe, expect, test } from 'vitest';
import { counterGroups } from '#demo/hospital/counters.ts';
import { rooms } from '#demo/hospital/rooms.ts';
import type { PastDay, PastFact } from '#demo/past/past-day.ts';
import { type Places, pastDays } from '#demo/past/past-days.ts';

const today = '2026-11-28';
const clerks = counterGroups.flatMap(({ counters }) => counters.map(({ clerkId }) => clerkId));
const places = {
  panels: rooms.map(({ code }) => ({ gid: `room${code}`, roomCode: code })),
  groups: counterGroups.map(({ name, counters }) => ({
    gid: name,
    name,
    members: counters.map(({ number }) => `counter${number}`),
  })),
  staff: [...rooms.map(({ nurseId }) => nurseId), ...clerks].map((staffId) => ({ gid: `gid of ${staffId}`, staffId })),
} as unknown as Places;
const days = pastDays(today, places);
const weekdayOf = ({ date }: PastDay) => new Date(date).getUTCDay();
const sum = (facts: readonly PastFact[]) => facts.reduce((total, { many }) => total + many.count, 0);
const of = (day: PastDay, kind: PastFact['kind'], owner: RegExp) =>
  sum(day.facts.map(({ fact }) => fact).filter((fact) => fact.kind === kind && owner.test(fact.ownerGid ?? '')));

describe('the past of the demo hospital', () => {
  test('is five weeks that end yesterday, the same whenever it is asked for', () => {
    expect([days.length, days[0]?.date, days.at(-1)?.date]).toEqual([35, '2026-10-24', '2026-11-27']);
    expect(pastDays(today, places)).toEqual(days);
    expect(pastDays('2026-11-29', places).slice(0, -1)).toEqual(days.slice(1));
  });

  test('has no Sundays, and Saturdays that end at noon', () => {
    for (const day of days) {
      const latest = Math.max(0, ...day.facts.map(({ hour }) => hour));
      expect(latest).toBe({ 0: 0, 6: 12 }[weekdayOf(day)] ?? 20);
    }
  });

  test('lets nobody be lost: who came was seen or passed, who was called was completed or passed', () => {
    for (const day of days) {
      for (const one of day.appointments) {
        expect(one.appointments).toBe(one.checkedIn + one.notArrived + one.canceled);
        expect(one.checkedIn).toBe(one.completed + one.passed);
      }
      for (const owner of [/room/, /掛號/, /批價/]) {
        expect(of(day, 'called', owner)).toBe(of(day, 'completed', owner) + of(day, 'passed', owner));
      }
      expect(of(day, 'issued', /掛號|批價/)).toBe(of(day, 'called', /掛號|批價/));
      expect(of(day, 'completed', /room/)).toBe(
        day.appointments.reduce((total, { completed }) => total + completed, 0),
      );
    }
  });

  test('lies within its hours, and no service lasts longer than the hour has room for', () => {
    for (const { date, facts } of days) {
      for (const { hour, fact } of facts) {
        const begins = Date.parse(`${date}T${String(hour).padStart(2, '0')}:00:00+08:00`);
        expect(fact.at).toBeGreaterThanOrEqual(begins);
        expect(fact.many.lastAt).toBeLessThanOrEqual(begins + 3_600_000);
        if (fact.kind === 'completed') expect(fact.many.totalMs).toBeLessThanOrEqual(3_600_000);
      }
    }
  });

  test('leaves out a room, a group and a clerk that somebody has taken out of the hospital', () => {
    const fewer = pastDays(today, {
      panels: places.panels.slice(1),
      groups: places.groups.slice(1),
      staff: places.staff.filter(({ staffId }) => staffId !== 'c7'),
    });
    const facts = fewer.flatMap((day) => day.facts.map(({ fact }) => fact));
    expect(facts.some(({ panelGid }) => panelGid === 'room101')).toBe(false);
    expect(facts.some(({ ownerGid }) => ownerGid === places.groups[0]?.gid)).toBe(false);
    expect(facts.some(({ panelGid }) => panelGid === 'counter7')).toBe(false);
    expect(facts.some(({ panelGid }) => panelGid === 'counter6')).toBe(true);
  });
});
