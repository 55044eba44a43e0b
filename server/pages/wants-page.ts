/** Whether a page is asked for, as browsers do for what somebody opens; programs ask for data. */
export function wantsPage({ method, headers }: { method?: string; headers: { accept?: string } }): boolean {
  return method === 'GET' && (headers.accept ?? '').includes('text/html');
}
