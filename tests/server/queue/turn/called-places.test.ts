import { afterEach, beforeEach, expect, test } from 'vitest';
import { ownerOf, readPlaces } from '#server/queue/place.ts';
import { calledPlaces, callersOf } from '#server/queue/turn/called-places.ts';
import { type Hospital, openHospital } from '../hospital.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
  const desk = { type: 'defaultPanel', settings: {}, callingMode: 3 };
  hospital.change('panel', 'desk1', { ...desk, name: '一號櫃檯', alsoCalls: ['room101', 'desk2'] });
});
afterEach(() => hospital.close());

const read = () => {
  const places = hospital.read(readPlaces('demo'));
  return { places, desk1: places.find(({ panel }) => panel.gid === 'desk1')! };
};

test('a counter that names a room of its own group calls from the group as itself', () => {
  const { places, desk1 } = read();
  const called = calledPlaces(desk1, places);
  expect(called.map(({ panel }) => panel.gid)).toEqual(['desk1', 'room101']);
});

test('a room that has joined a group since it was named is called from as its group', () => {
  hospital.add('group', 'pooled', { name: '家醫科', members: ['room101', 'room103'] });
  const { places, desk1 } = read();
  expect(calledPlaces(desk1, places).map((place) => ownerOf(place).gid)).toEqual(['billing', 'pooled']);
});

test('each counter that calls from a queue is counted once', () => {
  const { places } = read();
  const callers = (ownerGid: string) => callersOf(ownerGid, places).map(({ panel }) => panel.gid);
  expect(callers('billing')).toEqual(['desk1', 'desk2']);
  expect(callers('room101')).toEqual(['room101', 'desk1']);
});
