import { afterEach, beforeEach, expect, test } from 'vitest';
import { holds } from '#display/text/template.ts';
import { panelTypes } from '#generated/panel-types.ts';
import type { Organisation, PanelView } from '#generated/shapes.ts';
import { composeBlocks } from '#server/slips/compose-blocks.ts';
import type { SlipFacts } from '#server/slips/slip-facts.ts';
import { hallViewOf } from '#server/views/hall-view.ts';
import { composePanelView } from '#server/views/panel-view.ts';
import { composeTicketView } from '#server/views/ticket-view.ts';
import { type Hospital, openHospital } from './hospital.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
});
afterEach(() => hospital.close());

/** Everything that a layout says at this moment to those who were passed, on any of its screens. */
function hintsOf(view: PanelView): string[] {
  const told: string[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { place, hint, text } = value as { place?: { when?: string[] }; hint?: string; text?: string };
    const conditions = (place?.when ?? []).filter((condition) => condition.includes('attendant'));
    if (!conditions.every((condition) => holds(condition, view))) return;
    told.push(...[hint, text].filter((one) => one === '@passedHint' || one === '@deskHint').map(String));
    Object.values(value).forEach(visit);
  };
  visit(view.layout);
  return [...new Set(told)];
}

test.each([
  ['at a room', { panelGid: 'room101' }, 'room101', 'nurse', '@passedHint', '護理師'],
  [
    'at a counter of a group for which numbers are taken',
    { groupGid: 'billing' },
    'desk1',
    'clerk',
    '@deskHint',
    '櫃檯',
  ],
] as const)(
  'who is passed %s is sent to the right one: on the door, in the hall, on the phone, on the slip',
  (_, queue, gid, attendant, hint, called) => {
    const slip = hospital.takeNumber(queue);
    hospital.act(gid, { kind: 'logIn' });
    hospital.act(gid, { kind: 'next' });
    hospital.act(gid, { kind: 'pass' });
    const { view } = hospital.read(composePanelView('demo', gid, hospital.now));
    expect(view.counter?.passed).toHaveLength(1);
    expect(hintsOf(view)).toEqual([hint]);
    const hall = hallViewOf(view);
    expect(hintsOf({ ...hall, counter: hall.counters[0] ?? null })).toEqual([hint]);
    expect(hospital.read(composeTicketView(slip.ticketKey, hospital.now))).toMatchObject({
      status: 'passed',
      attendant,
    });
    expect(slip.attendant).toBe(attendant);
    const facts = { ...slip, locale: 'zh-TW', serviceDate: '2026-11-21', session: 'day' } as SlipFacts;
    const blocks = composeBlocks({ name: '安和綜合醫院' } as Organisation, {}, facts, {});
    expect(blocks.at(-1)).toMatchObject({ text: expect.stringContaining(called) });
  },
);

const deskTypes = panelTypes.filter(({ variant }) => variant === 'cashierRegistration').map(({ name }) => name);

test('there are types whose counters are desks', () => {
  expect(deskTypes).toContain('ptchRegistrationCounterPanel');
});

test.each(deskTypes)('no screen of the type %s sends anybody to a nurse', (name) => {
  const layout = JSON.stringify(panelTypes.find((type) => type.name === name)?.layout);
  expect(layout).toContain('"waitingList"');
  expect(layout).not.toContain('@passedHint');
});
