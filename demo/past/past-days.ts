import type { Panel, PanelGroup, Staff } from '#generated/shapes.ts';
import { dayMs, minuteMs } from '../durations.ts';
import { counterGroups } from '../hospital/counters.ts';
import { organisation } from '../hospital/organisation.ts';
import { rooms } from '../hospital/rooms.ts';
import { chanceFrom } from '../simulation/chance.ts';
import { counterDay, type PastGroup } from './counter-day.ts';
import type { PastDay } from './past-day.ts';
import { type PastRoom, roomDay } from './room-day.ts';

/** So many weeks lie behind the demo hospital when it is made: a month of its dashboards is full. */
const weeks = 5;

/** The demo hospital's places and people, as they were made. */
export interface Places {
  readonly panels: readonly Panel[];
  readonly groups: readonly PanelGroup[];
  readonly staff: readonly Staff[];
}

/**
 * Figures of the weeks before today, as a hospital that lets single events go keeps them: counts by hour and place,
 * nothing of any patient. The same day of the same hospital always has the same ones.
 * @param today YYYY-MM-DD in the hospital's time zone
 */
export function pastDays(today: string, places: Places): PastDay[] {
  const [pastRooms, pastGroups] = [roomsOf(places), groupsOf(places)];
  return Array.from({ length: weeks * 7 }, (_, index) => {
    const midnight = Date.parse(today) - (weeks * 7 - index) * dayMs;
    const date = new Date(midnight).toISOString().slice(0, 10);
    const weekday = new Date(midnight).getUTCDay();
    if (weekday === 0) return { date, facts: [], appointments: [] };
    const startOf = (hour: number) => midnight + (hour * 60 - organisation.timeZoneOffsetMinutes) * minuteMs;
    const chance = chanceFrom(midnight / dayMs);
    const inRooms = pastRooms.map((room) => roomDay(room, weekday, startOf, chance));
    const atCounters = pastGroups.map((group) => counterDay(group, weekday, startOf, chance));
    return {
      date,
      facts: [...inRooms.flatMap(({ facts }) => facts), ...atCounters.flat()],
      appointments: inRooms.map(({ appointments }) => appointments),
    };
  });
}

function roomsOf({ panels, staff }: Places): PastRoom[] {
  return rooms.flatMap((room) => {
    const panelGid = panels.find(({ roomCode }) => roomCode === room.code)?.gid;
    const staffGid = gidOf(staff, room.nurseId);
    return panelGid && staffGid ? [{ room, panelGid, staffGid }] : [];
  });
}

function groupsOf({ groups, staff }: Places): PastGroup[] {
  return counterGroups.flatMap(({ name, counters }) => {
    const group = groups.find((one) => one.name === name);
    if (!group) return [];
    const known = counters.flatMap(({ clerkId }, index) => {
      const [panelGid, staffGid] = [group.members[index], gidOf(staff, clerkId)];
      return panelGid && staffGid ? [{ panelGid, staffGid }] : [];
    });
    return [{ gid: group.gid, counters: known }];
  });
}

function gidOf(staff: readonly Staff[], id: string): string | undefined {
  return staff.find(({ staffId }) => staffId === id)?.gid;
}
