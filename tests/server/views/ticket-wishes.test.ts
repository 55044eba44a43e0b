import { expect, test } from 'vitest';
import { QueueStatus, type TicketWish } from '#generated/values.ts';
import { wishesFor } from '#server/views/ticket-wishes.ts';

type Wishes = [status: QueueStatus, wishes: TicketWish[]][];

/** What can be wished for, of each status in which anything can. */
const wishesOfEach = (policy: Parameters<typeof wishesFor>[0]): Wishes =>
  QueueStatus.map((status): Wishes[number] => [status, wishesFor(policy, status)])
    .filter(([, wishes]) => wishes.length > 0)
    .sort(([one], [other]) => one.localeCompare(other));

test('who is here, or was, can give a number up, who waits can step out, and who has stepped out can come back', () => {
  expect(wishesOfEach({ selfGiveUp: true, selfComeLater: true })).toEqual([
    ['awaiting', ['comeLater', 'giveUp']],
    ['checkBack', ['comeLater', 'giveUp']],
    ['passed', ['giveUp']],
    ['registering', ['giveUp']],
    ['temporarilyAway', ['back', 'giveUp']],
  ]);
});

test('where nobody may step out, nobody comes back by themselves either, but a number can be given up', () => {
  expect(wishesOfEach({ selfGiveUp: true, selfComeLater: false })).toEqual([
    ['awaiting', ['giveUp']],
    ['checkBack', ['giveUp']],
    ['passed', ['giveUp']],
    ['registering', ['giveUp']],
    ['temporarilyAway', ['giveUp']],
  ]);
});

test('where no number may be given up, those who wait can still step out and come back', () => {
  expect(wishesOfEach({ selfGiveUp: false, selfComeLater: true })).toEqual([
    ['awaiting', ['comeLater']],
    ['checkBack', ['comeLater']],
    ['temporarilyAway', ['back']],
  ]);
});
