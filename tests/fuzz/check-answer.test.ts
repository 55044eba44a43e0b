/** Each rule notices what it is there for. */
import { expect, test } from 'vitest';
import { breachesOf, type Rule, type Scene } from './check-answer.ts';
import { fuzzOperations } from './contract.ts';
import type { Credential } from './credentials.ts';
import type { FuzzAnswer, FuzzRequest } from './request.ts';
import type { Side } from './side.ts';

const session: Credential = { name: 'own session', kind: 'session', sentAs: 'bearer', token: 't', side: 'own' };
const panel: Credential = { ...session, name: 'own panel', kind: 'panel' };
const side = (name: string, mark: string) =>
  ({ name, mark, personal: `${mark}Person`, secrets: new Set([`${name}Gid`]) }) as unknown as Side;
const scene: Scene = { sides: [side('own', 'OwnMark'), side('other', 'OtherMark')], masked: true };

function request(operationId: string, more: Partial<FuzzRequest> = {}): FuzzRequest {
  const operation = fuzzOperations.find((one) => one.operationId === operationId);
  if (!operation) throw new Error(`no ${operationId}`);
  const { method, path } = operation;
  const usual = { index: 0, credential: session, headers: [], body: undefined, verdict: 'accept', why: '' } as const;
  return { operation, method, target: path, ...usual, ...more };
}

function answer(status: number, body: unknown, contentType = 'application/json; charset=utf-8'): FuzzAnswer {
  return { status, contentType, text: typeof body === 'string' ? body : JSON.stringify(body), ms: 1 };
}

const refusal = (code: string, field?: string) => ({
  contents: [{ code, message: 'x', ...(field && { field }) }],
  traceId: 'x',
});
const done = { data: [], paging: { page: 1, totalPage: 1, count: 0, limit: 10 } };
const named = (name: string) => ({
  ...done,
  data: [{ gid: 'aaaa', version: 1, createdAt: 1, updatedAt: 1, enabled: true, code: 'R1', name }],
});
const broken = (asked: FuzzRequest, given: FuzzAnswer): Rule[] =>
  breachesOf(asked, given, scene).map(({ rule }) => rule);

test('an answer as the contract has it breaks no rule', () => {
  expect(broken(request('listRoom'), answer(200, done))).toEqual([]);
  expect(broken(request('listRoom'), answer(200, named('OwnMark')))).toEqual([]);
  expect(broken(request('listRoom'), answer(404, refusal('page_not_found')))).toEqual([]);
  expect(broken(request('listRoom', { verdict: 'refuse' }), answer(400, refusal('unknown_field', 'x')))).toEqual([]);
  expect(broken(request('listRoom'), answer(503, refusal('service_busy')))).toEqual([]);
});

test.each<[Rule, FuzzRequest, FuzzAnswer]>([
  ['server error', request('listRoom'), answer(500, refusal('internal_error'))],
  ['undocumented status', request('listRoom'), answer(418, refusal('bad_request'))],
  ['let in without permission', request('listRoom', { credential: panel }), answer(200, done)],
  ['accepted what the schema refuses', request('listRoom', { verdict: 'refuse' }), answer(200, done)],
  ['refused what the schema accepts', request('listRoom'), answer(400, refusal('too_long', 'search'))],
  ['answer breaks its schema', request('listRoom'), answer(200, { ...done, more: 1 })],
  ['answer breaks its schema', request('listRoom'), answer(200, '<html>', 'text/html')],
  ['answer breaks its schema', request('listRoom'), answer(400, { error: 'no' })],
  ["another organisation's data", request('listRoom'), answer(200, named('OtherMark'))],
  ['personal data', request('getPanelView', { credential: panel }), answer(404, refusal('not_found', 'OwnMarkPerson'))],
])('%s', (rule, asked, given) => {
  expect(broken(asked, given)).toContain(rule);
});

test('what opens with a key of an organisation may show it, and with a key of the other may not', () => {
  const asked = (target: string) =>
    request('getHallView', { credential: { ...session, kind: undefined, token: undefined }, target });
  const shown = answer(400, refusal('bad_request', 'OtherMark'));
  expect(broken(asked('/api?panelGid=otherGid'), shown)).not.toContain("another organisation's data");
  expect(broken(asked('/api?panelGid=ownGid'), shown)).toContain("another organisation's data");
});
