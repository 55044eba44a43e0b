import { beforeEach, expect, test, vi } from 'vitest';
import { movesInTurn, type OrderedList } from '#admin/list/moves-in-turn.ts';

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

test('arrow keys that are pressed faster than the server answers all count, in few calls', async () => {
  await Promise.all([move('a', { by: 1 }), move('a', { by: 1 }), move('a', { by: 1 }), move('a', { by: -1 })]);
  expect(server).toEqual(['b', 'c', 'a', 'd']);
  expect(list.store).toHaveBeenCalledTimes(1);
  expect(list.onSent).toHaveBeenCalledTimes(1);
});

test('what is pressed while an order is being stored starts from that order', async () => {
  let stored = () => {};
  list.store.mockImplementationOnce((gids) => {
    server = [...gids];
    return new Promise<void>((resolve) => {
      stored = resolve;
    });
  });
  const first = move('a', { by: 1 });
  await vi.waitFor(() => expect(list.store).toHaveBeenCalled());
  const second = move('a', { by: 1 });
  stored();
  await Promise.all([first, second]);
  expect(server).toEqual(['b', 'c', 'a', 'd']);
});

test('a place that was asked for is that of the list as others have left it, and never beyond its ends', async () => {
  server = ['c', 'd', 'a', 'b'];
  await move('a', { to: 1 });
  expect(server).toEqual(['c', 'a', 'd', 'b']);
  await move('b', { by: 1 });
  expect(list.store).toHaveBeenCalledTimes(1);
  await move('b', { to: 9 });
  expect(list.store).toHaveBeenCalledTimes(1);
});

test('a row that is gone is told, the others move', async () => {
  await Promise.all([move('z', { by: 1 }), move('a', { by: 1 })]);
  expect(list.onGone).toHaveBeenCalledTimes(1);
  expect(server).toEqual(['b', 'a', 'c', 'd']);
});

test('after a failure the next press begins from what the server has', async () => {
  list.store.mockRejectedValueOnce(new Error('away'));
  await move('a', { by: 1 });
  expect(list.onFailure).toHaveBeenCalledWith(new Error('away'));
  expect(list.onSent).toHaveBeenCalledTimes(1);
  await move('a', { by: 1 });
  expect(server).toEqual(['b', 'a', 'c', 'd']);
});
