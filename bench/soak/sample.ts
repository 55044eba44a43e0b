import { settled } from '../display/memory.ts';
import type { Lobby } from './lobbies.ts';

/** What all screens hold together at one hour of the day, once everything unreachable is gone. */
export interface Sample {
  readonly hour: number;
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

export async function sampleOf(lobbies: readonly Lobby[], hour: number): Promise<Sample> {
  const held: Awaited<ReturnType<typeof settled>>[] = [];
  for (const { devtools } of lobbies) held.push(await settled(devtools));
  const sum = (value: (one: (typeof held)[number]) => number) => held.reduce((total, one) => total + value(one), 0);
  return {
    hour,
    heap: sum(({ heap }) => heap),
    nodes: sum(({ nodes }) => nodes),
    listeners: sum(({ listeners }) => listeners),
  };
}
