/**
 * A winter's and a summer's, so that a zone on UTC for half of the year is no UTC. In 1970 not all clocks
 * differed by whole minutes.
 */
const moments = [Date.UTC(2000, 0), Date.UTC(2000, 6)];

/**
 * Whether the clock of this process goes by the zone that TZ names; Node takes what it does not know for UTC, in silence.
 * @param name a zone as IANA writes it, or an offset as POSIX does, such as CST-8
 * @param offsetAt minutes by which the clock of the process is behind UTC
 */
export function keepsTimeZone(
  name: string,
  offsetAt = (moment: number) => new Date(moment).getTimezoneOffset(),
): boolean {
  const zone = name.replace(/^:/, '').replace(/^(posix|right)\//, '');
  const wanted = moments.map((moment) => offsetIn(zone, moment));
  if (wanted.every((offset) => offset !== undefined)) {
    return moments.every((moment, index) => offsetAt(moment) === wanted[index]);
  }
  // A file or an offset: it has had its effect where the clock is not that of UTC.
  return zone.startsWith('/') || /^(UTC|GMT)[+-]?0*$/i.test(zone) || moments.some((moment) => offsetAt(moment) !== 0);
}

/** Minutes by which a zone is behind UTC; undefined if no zone is called so. */
function offsetIn(timeZone: string, moment: number): number | undefined {
  try {
    const written = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    return (moment - Date.parse(`${written.format(moment)} UTC`)) / 60_000;
  } catch {
    return undefined;
  }
}
