import { limits } from '#generated/limits.ts';
import type { PanelView } from '#generated/shapes.ts';
import type { Locale } from '#generated/values.ts';
import type { Statement } from '../database/command.ts';
import type { Database } from '../database/database.ts';
import { findPanel } from '../panel-types/find-panel.ts';
import { findPanelType } from '../panel-types/panel-type.ts';
import { hallViewOf } from '../views/hall-view.ts';
import type { Hub } from './hub.ts';
import { contentOf, etagOf } from './revision.ts';

/** A hall as anybody may see it. */
export interface Hall {
  readonly view: PanelView;
  readonly etag: string;
}

/** Views of halls for those who follow them on their phones. */
export interface HallViews {
  /**
   * The hall of a panel in the words of who reads it, as it stood a moment ago at most; undefined where there is none that
   * may be looked at.
   */
  read(panelGid: string, reader: Locale): Promise<Hall | undefined>;
}

declare module '../call/services.ts' {
  interface Services {
    readonly halls: HallViews;
  }
}

/** Most addresses whose answers are held: more than halls have phones, fewer than fill a memory. */
const mostHeld = 500;

/**
 * Makes one view of a hall for all of one language who ask within a moment (limits.hallViewSeconds), however many they
 * are: nobody who asks has a token that could be limited, and a hall's phones come from one address.
 * @param now a steady clock in ms
 */
export function createHallViews(
  { database, hub }: { database: Database; hub: Pick<Hub, 'view'> },
  now = () => performance.now(),
): HallViews {
  const held = new Map<string, { madeAt: number; hall: Promise<Hall | undefined> }>();

  async function make(panelGid: string, reader: Locale): Promise<Hall | undefined> {
    const organisationGid = await database.query(openOrganisation(panelGid));
    if (organisationGid === undefined) return undefined;
    const { view: whole } = await hub.view({ kind: 'panel', organisationGid, panelGid, reader });
    const view = hallViewOf(whole as PanelView);
    return { view, etag: etagOf(contentOf(view)) };
  }

  return {
    read(panelGid, reader) {
      const key = `${reader} ${panelGid}`;
      const known = held.get(key);
      if (known && now() - known.madeAt < limits.hallViewSeconds * 1000) return known.hall;
      const hall = make(panelGid, reader);
      // Set anew, so that the first of the table is the one made longest ago.
      held.delete(key);
      const [oldest] = held.keys();
      if (held.size >= mostHeld && oldest !== undefined) held.delete(oldest);
      held.set(key, { madeAt: now(), hall });
      hall.catch(() => held.delete(key));
      return hall;
    },
  };
}

/** Yields the organisation of a panel that may be looked at from anywhere; a screen that must be let in may not. */
function* openOrganisation(panelGid: string): Generator<Statement, string | undefined, unknown> {
  const panel = yield* findPanel(panelGid);
  const open = panel && findPanelType(panel.body.type) && (panel.body.authentication ?? 'none') === 'none';
  return open ? panel.organisationGid : undefined;
}
