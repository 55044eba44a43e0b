import { affectedScreens } from './affected-screens.ts';
import { useConnectedPanels } from './use-connected-panels.ts';

/** How many connected screens a change to these panels shows on now; undefined until it is known. */
export function useAffectedScreens(gids: readonly string[]): number | undefined {
  const connected = useConnectedPanels();
  return connected && affectedScreens(connected, gids);
}
