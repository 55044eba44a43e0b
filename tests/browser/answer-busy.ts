import type { Route } from 'playwright';

/** Answers a request as a server that is busy does. */
export function answerBusy(route: Route): Promise<void> {
  const contents = [{ code: 'service_busy', message: 'The service is busy.' }];
  return route.fulfill({ status: 503, json: { contents, traceId: 'trace-1' } });
}
