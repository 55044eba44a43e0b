import { ListPage } from '../pages/ListPage.tsx';
import { ConnectedContext } from './ConnectedScreens.tsx';
import { useConnectedPanels } from './use-connected-panels.ts';

/** The list of panels, which knows whose screens are connected. */
export function PanelList({ resource }: { resource: string }) {
  return (
    <ConnectedContext value={useConnectedPanels()}>
      <ListPage resource={resource} />
    </ConnectedContext>
  );
}
