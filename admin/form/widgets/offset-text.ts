/** An offset from UTC in minutes as people write it: UTC+08:00. */
export function offsetText(minutes: number): string {
  const sign = minutes < 0 ? '−' : '+';
  const two = (number: number) => String(number).padStart(2, '0');
  const size = Math.abs(minutes);
  return `UTC${sign}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

/** Quarter hours in use that are no half hours: Nepal, Eucla, the Chatham Islands. */
const quarters = [345, 525, 765];

/** The offsets to choose from between two limits, and the one that is set, whatever it is. */
export function offsetChoices(minimum: number, maximum: number, set: number | undefined): number[] {
  const halves = Array.from({ length: Math.floor((maximum - minimum) / 30) + 1 }, (_, step) => minimum + step * 30);
  const all = new Set([...halves, ...quarters.filter((one) => one <= maximum), ...(set === undefined ? [] : [set])]);
  return [...all].sort((one, other) => one - other);
}
