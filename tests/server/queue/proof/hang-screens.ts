import { panelTypes } from '#generated/panel-types.ts';
import { insertDocument } from '#server/documents/write-document.ts';
import type { Hospital } from '../hospital.ts';
import { counters } from './step.ts';

/** Hangs one screen of each type in a hall, which shows all of its rooms and its group; nobody calls from it. */
export function hangScreens(hospital: Hospital, organisationGid: string): void {
  const subPanels = counters.map((name) => `${organisationGid}-${name}`);
  const subPanelGroups = [`${organisationGid}-billing`];
  hospital.run(function* (context) {
    for (const { name: type } of panelTypes) {
      const body = { type, settings: {}, name: type, callingMode: -1, subPanels, subPanelGroups };
      const gid = `${organisationGid}-${type}`;
      const row = { family: 'panel', organisationGid, gid, parentGid: '', position: 1, body: body as never } as const;
      yield* insertDocument({ ...row, secret: null, version: 1, createdAt: 0, updatedAt: 0 }, context);
    }
  });
}
