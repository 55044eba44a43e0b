import { describe, expect, test } from 'vitest';
import '../every-word.ts';
import { fillTemplate, holds } from '#display/text/template.ts';
import { wordsOf } from '#display/text/words.ts';

const word = wordsOf('zh-TW');
const data = {
  latest: { label: '23', counter: '103 診', department: '心臟內科' },
  counter: { waitingCount: 11 },
  panel: { name: '大廳', status: 'pause' },
  settings: { headline: '' },
  marquees: [],
  calls: [1],
};
const fill = (template: string) => fillTemplate(template, data, word);

describe('a template', () => {
  test('puts values in their places', () => {
    expect(fill('{{latest.counter}}：{{latest.label}}')).toBe('103 診：23');
  });

  test('leaves out what is not there', () => {
    expect(fill('[{{latest.doctor.name}}]')).toBe('[]');
  });

  test('pads, takes another value, and puts a text before a value', () => {
    expect(fill('{{latest.label|pad:4}}')).toBe('0023');
    expect(fill('{{latest.nothing|pad:4}}')).toBe('');
    expect(fill('{{settings.headline|or:panel.name}}')).toBe('大廳');
    expect(fill('{{settings.headline|or:@goToRoom}}')).toBe(fill('@goToRoom'));
    expect(fill('{{latest.department|after:" → "}}')).toBe(' → 心臟內科');
    expect(fill('{{latest.doctor|after:" → "}}')).toBe('');
  });

  test('takes words from the dictionary, which may hold values themselves', () => {
    expect(fill('@goToRoom')).toBe('請到診間');
    expect(fill('{{@passed}}：{{latest.label}}')).toBe('過號：23');
    expect(fill('@waitingForYou')).toBe('等候 11 位');
    expect(fill('{{@waitingForYou}} · {{@passed}}'), 'a word within a text is filled in as well').toBe(
      '等候 11 位 · 過號',
    );
  });

  test('does not run what a value contains', () => {
    expect(fillTemplate('{{name}}', { name: '{{secret}}', secret: 'x' }, word)).toBe('{{secret}}');
  });

  test('refuses a filter that does not exist', () => {
    expect(() => fill('{{latest.label|shout:1}}')).toThrow('no filter shout');
  });
});

describe('a condition', () => {
  test.each([
    ['calls', true],
    ['marquees', false],
    ['!marquees', true],
    ['!calls', false],
    ['settings.headline', false],
    ['panel.status=pause', true],
    ['panel.status=enable', false],
    ['!panel.status=enable', true],
    ['nothing.at.all', false],
  ])('%s holds: %s', (condition, held) => {
    expect(holds(condition, data)).toBe(held);
  });
});
