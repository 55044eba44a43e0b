/** Works until the thread itself has worked so long, however busy the machine is. */
export function work(ms: number): void {
  const ends = workedMs() + ms;
  while (workedMs() < ends);
}

/** How long this thread has worked. Of its two parts alone Linux only keeps an estimate. */
export function workedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
