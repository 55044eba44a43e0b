import type { ConnectedPanel } from '#generated/shapes.ts';

/** Screens connected now that show one of these panels: their own, and those of lobbies on which they stand. */
export function affectedScreens(connected: readonly ConnectedPanel[], gids: readonly string[]): number {
  return connected
    .filter(({ panelGid, shows }) => gids.includes(panelGid) || shows.some((gid) => gids.includes(gid)))
    .reduce((sum, { screens }) => sum + screens, 0);
}
