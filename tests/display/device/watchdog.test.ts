import { describe, expect, test } from 'vitest';
import { createWatchdog, type Signs } from '#display/device/watchdog.ts';

const well: Signs = { receivedSeq: 5, drawnSeq: 5, saidSeq: 5, frameMs: 20, clockMs: 40_000, silentMs: 3000 };

/** The remedies, with their second, of a screen that is looked at every 5 s and stays like this. */
function remedies(signs: Partial<Signs>, seconds: number): string[] {
  const judge = createWatchdog();
  const found: string[] = [];
  for (let second = 0; second <= seconds; second += 5) {
    const { remedy } = judge({ ...well, ...signs }, 1000 + second * 1000);
    if (remedy !== 'none') found.push(`${second} ${remedy}`);
  }
  return found;
}

describe('the watchdog', () => {
  test('leaves a screen alone that is well', () => {
    expect(remedies({}, 3600)).toEqual([]);
  });

  test('loads a page anew that has a view and does not draw it', () => {
    expect(remedies({ drawnSeq: 4 }, 10)).toEqual(['10 reload']);
    expect(remedies({ drawnSeq: 4 }, 5)).toEqual([]);
  });

  test('forgives a view that was drawn late, and begins to count anew', () => {
    const judge = createWatchdog();
    expect(judge({ ...well, drawnSeq: 4 }, 0).remedy).toBe('none');
    expect(judge(well, 9000).remedy).toBe('none');
    expect(judge({ ...well, drawnSeq: 4 }, 12_000).remedy).toBe('none');
    expect(judge({ ...well, drawnSeq: 4 }, 21_000).remedy).toBe('none');
    expect(judge({ ...well, drawnSeq: 4 }, 22_000)).toEqual({ remedy: 'reload', fault: 'a view was not drawn' });
  });

  test('loads a page anew whose frames or whose clock stand', () => {
    expect(remedies({ frameMs: 61_000 }, 0)).toEqual(['0 reload']);
    expect(remedies({ clockMs: 181_000 }, 0)).toEqual(['0 reload']);
  });

  test('gives a stream another try before the page, where a promised view does not come', () => {
    expect(remedies({ saidSeq: 9 }, 60)).toEqual(['15 reconnect', '60 reload']);
  });

  test('opens a silent stream anew once a minute, and the page after five', () => {
    expect(remedies({ silentMs: 40_000 }, 300)).toEqual([
      '0 reconnect',
      '60 reconnect',
      '120 reconnect',
      '180 reconnect',
      '240 reconnect',
      '300 reload',
    ]);
  });

  test('promises nothing where there is no stream', () => {
    expect(remedies({ saidSeq: -1 }, 600)).toEqual([]);
  });
});
