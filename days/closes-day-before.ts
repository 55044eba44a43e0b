/**
 * Whether a reset closes the day before: it does in the first half of the business day; in the second half it closes the
 * day itself.
 * @param time when the reset is due, minutes after midnight
 * @param serviceStart when the business day begins, minutes after midnight
 */
export function closesDayBefore(time: number, serviceStart: number): boolean {
  return (time - serviceStart + 1440) % 1440 < 720;
}
