import type { Counter } from '#generated/shapes.ts';
import { soughtText } from '../desk/found-in.ts';

/**
 * The counters that are meant by what was typed: each of its words stands in the name of the room or counter, of its
 * panel, department or group, in its examination code, or in the name of who serves there.
 */
export function soughtCounters(counters: readonly Counter[], typed: string): Counter[] {
  const words = soughtText(typed).split(/\s+/);
  return counters.filter((counter) => {
    const { name, counterName, departmentName, groupName, apn, apnName, staffName } = counter;
    const said = [name, counterName, departmentName, groupName, apn, apnName, staffName];
    const text = soughtText(said.filter(Boolean).join('\n'));
    return words.every((word) => text.includes(word));
  });
}
