import { beforeEach, expect, test, vi } from 'vitest';
import { type Aim, movesInTurn, nextAim, type OrderedList } from '#admin/list/moves-in-turn.ts';

let server: string[];
let list: { [Name in keyof OrderedList]: ReturnType<typeof vi.fn<OrderedList[Name]>> };
let move: ReturnType<typeof movesInTurn>;

beforeEach(() => {
  server = ['a', 'b', 'c', 'd'];
  list = {
    read: vi.fn(async () => [...server]),
    store: vi.fn(async (gids) => {
      server = [...gids];
    }),
    onGone: vi.fn(),
    onFailure: vi.fn(),
    onSent: vi.fn(),
  };
  move = movesInTurn(list);
});

/** Presses arrow keys at a row that the page shows at a place. */
const press = (gid: string, seen: number, ...steps: number[]) => {
  let aim: Aim | undefined;
  return Promise.all(
    steps.map((by) => {
      aim = nextAim(aim, seen, by, server.length);
      return move(gid, aim.to);
    }),
  );
};

test('arrow keys that are pressed faster than the server answers all count, in few calls', async () => {
  await press('a', 0, 1, 1, 1, -1);
  expect(server).toEqual(['b', 'c', 'a', 'd']);
  expect(list.store).toHaveBeenCalledTimes(1);
  expect(list.onSent).toHaveBeenCalledTimes(1);
});

test('a step goes on from the last one until the page shows it, and never beyond the ends', () => {
  const first = nextAim(undefined, 0, 1, 3);
  expect(nextAim(first, 0, 1, 3)).toEqual({ seen: 0, to: 2 });
  expect(nextAim(nextAim(first, 0, 1, 3), 0, 1, 3)).toEqual({ seen: 0, to: 2 });
  expect(nextAim(first, 1, -1, 3)).toEqual({ seen: 1, to: 0 });
});

test('what is pressed while an order is being stored is stored after it', async () => {
  let stored = () => {};
  list.store.mockImplementationOnce((gids) => {
    server = [...gids];
    return new Promise<void>((resolve) => {
      stored = resolve;
    });
  });
  const first = move('a', 1);
  await vi.waitFor(() => expect(list.store).toHaveBeenCalled());
  const second = move('a', 2);
  stored();
  expect(await Promise.all([first, second])).toEqual([true, true]);
  expect(server).toEqual(['b', 'c', 'a', 'd']);
});

test('a place that was asked for is that of the list as others have left it', async () => {
  server = ['c', 'd', 'a', 'b'];
  await move('a', 1);
  expect(server).toEqual(['c', 'a', 'd', 'b']);
  await move('b', 3);
  await move('b', 9);
  expect(list.store).toHaveBeenCalledTimes(1);
});

test('a row that is gone is reported, the others move', async () => {
  expect(await Promise.all([move('z', 1), move('a', 1)])).toEqual([false, false]);
  expect(list.onGone).toHaveBeenCalledTimes(1);
  expect(server).toEqual(['b', 'a', 'c', 'd']);
});

test('after a failure the next press begins from what the server has', async () => {
  list.store.mockRejectedValueOnce(new Error('away'));
  expect(await move('a', 1)).toBe(false);
  expect(list.onFailure).toHaveBeenCalledWith(new Error('away'));
  expect(list.onSent).toHaveBeenCalledTimes(1);
  expect(await move('a', 1)).toBe(true);
  expect(server).toEqual(['b', 'a', 'c', 'd']);
});
