/** Whole years between a birthday and a day, both YYYY-MM-DD; undefined without a birthday or before it. */
export function ageOn(birthday: string | undefined, day: string): number | undefined {
  if (!birthday || birthday > day) return undefined;
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4));
  return day.slice(5) < birthday.slice(5) ? years - 1 : years;
}
