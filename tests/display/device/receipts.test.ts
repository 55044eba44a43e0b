import { beforeEach, describe, expect, test } from 'vitest';
import { type StoredRecord, storedRecord } from '#client/device/stored-record.ts';
import { createReceipts } from '#display/device/receipts.ts';
import type { DisplayStorage } from '#generated/device.ts';
import type { PanelView } from '#generated/shapes.ts';

let record: StoredRecord<DisplayStorage>;
const now = 1_000_000;

beforeEach(() => {
  record = storedRecord<DisplayStorage>(undefined, 'screen');
});

function view(seqs: number[], { at = now, volume = 100, epoch = 'e' } = {}): PanelView {
  const calls = seqs.map((seq) => ({ seq, at }));
  return { epoch, calls, panel: { voiceVolume: volume } } as unknown as PanelView;
}

describe('receipts', () => {
  test('say when a call was drawn, and when and how it was said', () => {
    const receipts = createReceipts(record);
    receipts.begin(view([4]), now);
    receipts.shown(view([4]), now + 100);
    receipts.spoken(4, 'clips', now + 900);
    expect(receipts.waiting()).toEqual([
      { epoch: 'e', seq: 4, shownAt: now + 100, spokenBy: 'clips', spokenAt: now + 900 },
    ]);
  });

  test('say that nothing was heard without saying when', () => {
    const receipts = createReceipts(record);
    receipts.begin(view([4, 5, 6]), now);
    receipts.spoken(4, 'refused', now);
    receipts.spoken(5, 'late', now);
    expect(receipts.waiting()).toEqual([
      { epoch: 'e', seq: 4, spokenBy: 'refused' },
      { epoch: 'e', seq: 5, spokenBy: 'late' },
    ]);
    receipts.shown(view([6], { volume: 0 }), now);
    expect(receipts.waiting()[2]).toEqual({ epoch: 'e', seq: 6, shownAt: now, spokenBy: 'muted' });
  });

  test('tell of each call once, however often it is drawn', () => {
    const receipts = createReceipts(record);
    receipts.begin(view([1, 2]), now);
    receipts.shown(view([1, 2]), now + 100);
    receipts.delivered(receipts.waiting());
    receipts.shown(view([1, 2, 3]), now + 500);
    expect(receipts.waiting()).toEqual([{ epoch: 'e', seq: 3, shownAt: now + 500 }]);
  });

  test('tell of calls that wait for the card only when it is their turn, also when the list has gone on', () => {
    const receipts = createReceipts(record);
    receipts.begin(view([1, 2, 3]), now);
    receipts.shown(view([1, 2, 3]), now + 100, 1);
    receipts.shown(view([3, 4]), now + 1100, 2);
    receipts.shown(view([3, 4]), now + 2100);
    expect(receipts.waiting().map(({ seq, shownAt }) => [seq, shownAt])).toEqual([
      [1, now + 100],
      [2, now + 1100],
      [3, now + 2100],
      [4, now + 2100],
    ]);
  });

  test('keep what came while they were on their way', () => {
    const receipts = createReceipts(record);
    receipts.begin(view([1]), now);
    receipts.shown(view([1]), now + 100);
    const sent = receipts.waiting();
    receipts.spoken(1, 'voice', now + 900);
    receipts.delivered(sent);
    expect(receipts.waiting()).toEqual([
      { epoch: 'e', seq: 1, shownAt: now + 100, spokenBy: 'voice', spokenAt: now + 900 },
    ]);
  });

  test('outlive a restart of the screen until the server has them', () => {
    const before = createReceipts(record);
    before.begin(view([1]), now);
    before.shown(view([1]), now + 100);
    const after = createReceipts(record);
    expect(after.waiting()).toEqual([{ epoch: 'e', seq: 1, shownAt: now + 100 }]);
    after.delivered(after.waiting());
    expect(createReceipts(record).waiting()).toEqual([]);
  });

  test('are silent about calls before the screen began, and about a picture of before a restart', () => {
    const receipts = createReceipts(record);
    receipts.shown(view([1, 2]), now);
    receipts.begin(view([1, 2], { at: now - 61_000 }), now);
    receipts.shown(view([1, 2, 3]), now);
    receipts.spoken(2, 'late', now);
    expect(receipts.waiting().map(({ seq }) => seq)).toEqual([3]);
  });

  test('go on with another log, whose numbers begin anew', () => {
    const receipts = createReceipts(record);
    receipts.begin(view([900]), now);
    receipts.shown(view([900]), now);
    receipts.begin(view([1], { epoch: 'new' }), now);
    receipts.shown(view([1], { epoch: 'new' }), now);
    expect(receipts.waiting().map(({ epoch, seq }) => `${epoch} ${seq}`)).toEqual(['e 900', 'new 1']);
  });
});
