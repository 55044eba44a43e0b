import { lostConnection, ownFailure } from '#client/http/call-failure.ts';
import { readFailure } from '#client/http/read-failure.ts';
import type { paths } from '#generated/api.ts';

/** Longest wait for an answer, in ms: a screen would rather ask again. */
const timeoutMs = 15000;

export interface ScreenRequest {
  method: 'GET' | 'POST';
  path: keyof paths;
  query?: string | undefined;
  body?: object | undefined;
  token?: string;
  etag?: string;
  language: string;
}

export interface ScreenAnswer {
  status: number;
  text: string;
  etag: string | undefined;
}

/**
 * One call by XMLHttpRequest: engines before Chromium 66 cannot abort a fetch.
 * Resolves with 2xx and 304; rejects with a CallFailure.
 */
export function request({ method, path, query, body, token, etag, language }: ScreenRequest): Promise<ScreenAnswer> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open(method, path + (query ? `?${query}` : ''));
    call.timeout = timeoutMs;
    call.setRequestHeader('Accept-Language', language);
    if (token) call.setRequestHeader('Authorization', `Bearer ${token}`);
    if (etag) call.setRequestHeader('If-None-Match', etag);
    if (body) call.setRequestHeader('Content-Type', 'application/json');
    call.ontimeout = () => reject(ownFailure('timeout'));
    call.onerror = () => reject(ownFailure(lostConnection()));
    call.onload = () => {
      const { status, responseText } = call;
      if ((status >= 200 && status < 300) || status === 304) {
        resolve({ status, text: responseText, etag: call.getResponseHeader('ETag') || undefined });
      } else {
        readFailure(status, responseText).then(reject, reject);
      }
    };
    call.send(body ? JSON.stringify(body) : null);
  });
}
