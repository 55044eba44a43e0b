import type { Handlers } from '../call/handler.ts';
import { Refusal } from '../errors/refusal.ts';
import { identifierKey } from '../ground/identifier-key.ts';
import { notePersonalData } from './commands.ts';
import { erasePerson } from './erase-person.ts';
import { findPerson } from './find-person.ts';

export const personalDataHandlers: Handlers<'findPersonalData' | 'exportPersonalData' | 'erasePersonalData'> = {
  findPersonalData: ({ organisationGid, body, services, now }) =>
    findPerson(services.database, organisationGid, body.identifier, now),

  exportPersonalData: async ({ organisationGid, body, services, now, write }) => {
    const data = await findPerson(services.database, organisationGid, body.identifier, now);
    const mark = services.auditKey.mark(organisationGid, body.identifier);
    await write(notePersonalData, { organisationGid, action: 'exported', mark, visits: data.visits.length });
    return data;
  },

  erasePersonalData: async ({ organisationGid, body, services, now, write }) => {
    const { identifier, confirmation } = body;
    if (identifierKey(identifier) !== identifierKey(confirmation)) {
      throw new Refusal({ code: 'confirmation_differs', field: 'confirmation' });
    }
    const { database, auditKey } = services;
    // All or nothing: somebody who waits is told of before anything goes.
    const { visits } = await findPerson(database, organisationGid, identifier, now);
    if (visits.some(({ waiting }) => waiting)) throw new Refusal({ code: 'patient_waits' });
    const mark = auditKey.mark(organisationGid, identifier);
    return erasePerson({ database, organisationGid, identifier, mark, write });
  },
};
