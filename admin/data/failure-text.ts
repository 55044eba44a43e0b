import { HttpError } from 'react-admin';
import { CallFailure } from '#client/http/call-failure.ts';
import { type Translate, toHttpError } from './refusal.ts';

/** Why something could not be had or done: as the client says it, or in words already, as the data provider does. */
export type Failure = CallFailure | HttpError;

/** Whether an error is one of a call; any other is a fault of the program. */
export function isFailure(error: unknown): error is Failure {
  return error instanceof CallFailure || error instanceof HttpError;
}

/** A failure in the user's language. */
export function failureText(failure: Failure, translate: Translate): string {
  return failure instanceof CallFailure ? toHttpError(failure, translate).message : failure.message;
}
