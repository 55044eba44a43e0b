import { expect } from 'vitest';
import { shapeFaults } from '#server/shapes/shapes.ts';
import type { Response, TestApp } from '../server/open-app.ts';
import type { ExampleRequest } from './example-request.ts';
import { bodyOf } from './made-records.ts';
import type { Operation } from './operation.ts';

/** Sends an operation its example, with some of it changed. */
export function sendExample(
  app: TestApp,
  { method }: Operation,
  request: ExampleRequest,
  change: Partial<ExampleRequest> = {},
): Promise<Response> {
  const whole = { ...request, ...change };
  const body = 'body' in change ? change.body : bodyOf(request.body, request.files);
  return app.call(method, whole.path, { ...whole, body });
}

export function expectRefusal(answer: Response, status: number): void {
  expect(answer.status).toBe(status);
  expect(shapeFaults('ErrorBody', answer.body)).toEqual([]);
  expect(answer.headers['x-trace-id']).toBe(answer.body.traceId);
}
