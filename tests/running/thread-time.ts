/** How many milliseconds this thread computes for a piece of work; what a busy machine takes for others is left out. */
export function threadTime(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
