import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  checkDepths,
  checkExtents,
  checkLayouts,
  checkOrientations,
  checkPageBlocks,
} from '#codegen/check/layout/check-layouts.ts';
import { expand } from '#codegen/expand/expand.ts';
import { load } from '#codegen/load.ts';
import type { Sources } from '#codegen/sources.ts';
import { limits } from '#generated/limits.ts';

const whole = load(join(import.meta.dirname, '../../../..'));
const type = 'ClinicsLobbyPanel';

/** The product with one panel type alone, in whose file some text stands for another. */
function bent(from: string, to: string): Sources {
  const sources = structuredClone(whole);
  const file = sources.schemas.find(({ name }) => name === type);
  const text = JSON.stringify(file?.schema);
  expect(text, 'what the test bends is there').toContain(from);
  const schemas = sources.schemas.flatMap((one) => {
    if (one.name === type) return [{ ...one, schema: JSON.parse(text.replace(from, to)) }];
    return one.schema['x-panel'] ? [] : [one];
  });
  return { ...sources, schemas };
}

function faults(from: string, to: string): string[] {
  const sources = bent(from, to);
  return checkLayouts(sources, expand(sources));
}

const start = `schemas/panel-types/${type}.json x-panel.layout`;
const card = `${start} calledCard at root.children.0.children.2.children.1.children.0:`;

describe('a layout', () => {
  it('of the product names nothing that does not exist', () => {
    expect(checkLayouts(whole, expand(whole))).toEqual([]);
    expect(checkOrientations(whole)).toEqual([]);
  });

  it('says only words that every language has as a text', () => {
    expect(faults('"@goToRoom"', '"@goToRoomX"')).toEqual([
      `${card} headline: "@goToRoomX" is no text in en-US, th, zh-TW (locales/: display.goToRoomX); did you mean goToRoom, doctorName, room? (layout-names-exist)`,
    ]);
    expect(faults('"@goToRoom"', '"@session"').join(), 'a group of texts is none').toContain(
      '"@session" is no text in',
    );
  });

  it('says a word only where what its text fills in is there', () => {
    expect(faults('"@goToRoom"', '"@doctorTitle"').join()).toContain(
      '@doctorTitle in th: "{{doctor}}": there is no doctor',
    );
  });

  it('writes out only values that the view has', () => {
    expect(faults('{{latest.label}}', '{{latest.labell}}').join()).toContain(
      `${card} number: "{{latest.labell}}": latest has no labell; did you mean label,`,
    );
    expect(faults('{{latest.label}}', '{{counters}}').join()).toContain(
      '"{{counters}}" is ViewCounter[], which cannot be written out',
    );
    expect(faults('{{latest.label}}', '{{counters.0.next.length}}')).toEqual([]);
    expect(faults('{{latest.label}}', '{{latest.label').join()).toContain('its braces do not close');
  });

  it('uses only filters that there are, with what they take', () => {
    expect(faults('{{latest.label}}', '{{latest.label|padd:3}}').join()).toContain('there is no filter padd');
    expect(faults('{{latest.label}}', '{{latest.label|pad:x}}').join()).toContain('pad takes a whole number');
    expect(faults('{{latest.label}}', '{{latest.label|pad:30}}').join()).toContain('a whole number from 1 to 9');
    expect(faults('{{latest.label}}', '{{latest.label|or:panel.nane}}').join()).toContain('panel has no nane');
    expect(faults('{{latest.label}}', '{{latest.label|or:@goToRom}}').join()).toContain('"@goToRom" is no text');
    expect(faults('{{latest.label}}', '{{latest.label|or:@goToRoom}}')).toEqual([]);
    expect(faults('{{latest.label}}', '{{latest.label|pad:3|or:panel.name|after:\\": \\"}}')).toEqual([]);
  });

  it('reads only settings that its type has, and of the kind that its block wants', () => {
    expect(faults('"settings.showNext"', '"settings.notize"').join()).toContain(
      'next: "settings.notize": settings has no notize',
    );
    expect(faults('"settings.showNext"', '"settings.showPassed"').join()).toContain(
      '"settings.showPassed" is boolean, and number belongs here',
    );
    expect(faults('"path":"counters"', '"path":"groups"').join()).toContain(
      '"groups" is ViewGroup[], and ViewCounter[] belongs here',
    );
  });

  it('takes from a setting only a value that its block knows', () => {
    const tone = (toneFrom: string) => faults('"type":"notice"', `"type":"text","text":"-","toneFrom":"${toneFrom}"`);
    expect(tone('panel.theme')[0]).toContain('toneFrom: "panel.theme" is string, and Tone belongs here');
  });

  it('that repeats over what is no list is told so once', () => {
    const repeat = (path: string) =>
      faults(
        '"type":"notice"',
        `"type":"box","flow":"row","repeat":"${path}","children":[{"type":"text","text":"{{item.counters.0.name}}"}]`,
      );
    expect(repeat('group')).toHaveLength(1);
    expect(repeat('group')[0]).toContain('repeat: "group": there is no group; did you mean groups');
    expect(repeat('panel')).toHaveLength(1);
    expect(repeat('groups')).toEqual([]);
  });

  it('asks only for what can hold', () => {
    const when = (condition: string) => faults('"panel.status=pause"', JSON.stringify(condition)).join();
    expect(when('panel.status=pauze')).toContain(
      'notice at root.children.0.children.1: place when: "panel.status=pauze": pauze is none of its values; did you mean pause,',
    );
    expect(when('groups.first')).toContain('groups has no first');
    expect(when('settings.showNext=9')).toContain('it is a number from 0 to 6');
    expect(when('settings.showPassed=yes')).toContain('yes is none of its values; did you mean true, false?');
    expect(when('counters=1')).toContain('it is an array, which has no value to compare');
    for (const right of ['!groups.0.next', 'settings.showNext=3', 'screen.portrait=false', 'latest']) {
      expect(when(right)).toBe('');
    }
  });

  it('has the orientation of its type', () => {
    expect(checkOrientations(bent('"orientation":"both","serves"', '"orientation":"portrait","serves"'))).toEqual([
      `schemas/panel-types/${type}.json x-panel: is portrait, and its layout both (orientations-agree)`,
    ]);
  });

  it('has no block that lies deeper than a screen draws', () => {
    const within = (boxes: number) => {
      const [open, close] = ['{"type":"box","flow":"row","children":[', ']}'];
      const root = `${open.repeat(boxes)}{"type":"clock"}${close.repeat(boxes)}`;
      return checkDepths(bent('"root":{', `"root":${root},"unused":{`));
    };
    expect(within(limits.layoutBoxes)).toEqual([]);
    expect(within(limits.layoutBoxes + 1)).toEqual([
      `${start}: has a block 25 boxes deep; a screen draws 24 (depth-is-drawn)`,
    ]);
    const screen = readFileSync(join(import.meta.dirname, '../../../../display/screen/BlockView.tsx'), 'utf8');
    expect(screen, 'the screen draws as deep').toContain('depth <= limits.layoutBoxes');
    expect(checkDepths(whole)).toEqual([]);
  });

  it('has no block with two extents', () => {
    const root = '{"type":"box","flow":"row","children":[{"type":"clock","place":{"size":20,"vmin":9}}]}';
    expect(checkExtents(bent('"root":{', `"root":${root},"unused":{`))).toEqual([
      `${start} clock at root.children.0: place: has size and vmin; it takes one of them (extent-is-one)`,
    ]);
    expect(checkExtents(whole)).toEqual([]);
  });

  it('has no block that only pages draw', () => {
    const root = '{"type":"box","flow":"row","children":[{"type":"roomList","rooms":"counters","groups":"groups"}]}';
    expect(checkPageBlocks(bent('"root":{', `"root":${root},"unused":{`))).toEqual([
      `schemas/panel-types/${type}.json x-panel.layout: roomList is drawn on pages alone, not on panels (panels-draw-it)`,
    ]);
    expect(checkPageBlocks(whole), 'pages have it').toEqual([]);
  });
});
