import { afterEach, beforeEach, expect, test } from 'vitest';
import type { VoicePart, VoiceTrial } from '#generated/shapes.ts';
import { tryVoices } from '#server/voices/try-voices.ts';
import { type Hospital, openHospital } from '../queue/hospital.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
});
afterEach(() => hospital.close());

const whole: VoicePart[] = [{ type: 'currentQueueNumber' }, { type: 'panelName' }];
const said = (trial: VoiceTrial) =>
  hospital.read(tryVoices('demo', trial)).readings.flatMap(({ language, say }) => [language, ...say]);

test('a call to listen to is of the room that was chosen, else of the panel’s own, else of the first', () => {
  expect(said({ parts: whole })).toEqual(['mandarin', '23, 一零一 診']);
  expect(said({ parts: whole, panelGid: 'room102' })).toEqual(['mandarin', '23, 一零二 診']);
  expect(said({ parts: whole, panelGid: 'room102', counterGid: 'desk2', number: 7 })).toEqual([
    'mandarin',
    '7, 2 號櫃檯',
  ]);
  // A lobby calls nobody itself.
  expect(said({ parts: whole, panelGid: 'entrance' })).toEqual(['mandarin', '23, 一零一 診']);
});

test('it is said by the parts that were given, else by those of the panel, and without either not at all', () => {
  hospital.add('panelVoice', 'number', whole[0]!, 'room101');
  expect(said({ panelGid: 'room101' })).toEqual(['mandarin', '23']);
  expect(said({ panelGid: 'room101', parts: [whole[1]!] })).toEqual(['mandarin', '一零一 診']);
  expect(said({ panelGid: 'room102' })).toEqual([]);
  expect(said({})).toEqual([]);
});

test('it is said in the language of the panel', () => {
  const { body } = hospital.rows<{ body: string }>("SELECT body FROM document WHERE gid = 'room101'")[0]!;
  hospital.change('panel', 'room101', { ...JSON.parse(body), language: 'en-US' });
  expect(said({ parts: whole, panelGid: 'room101' })[0]).toBe('english');
});

test.each(['panelGid', 'counterGid'])('a room that is not there is refused at %s', (field) => {
  expect(() => said({ parts: whole, [field]: 'nowhere' })).toThrow(
    expect.objectContaining({ entries: [{ code: 'not_found', field }] }),
  );
});
