import { operations } from '#generated/operations.ts';
import { type Upload, uploads } from '#generated/uploads.ts';
import type { Caller, Handlers } from '../call/handler.ts';
import { Refusal } from '../errors/refusal.ts';
import { mayWith } from '../security/roles.ts';
import { ownerOf } from './take-part.ts';

/** Large files in parts. The bytes of a part are written while they arrive (take-part.ts). */
export const uploadHandlers: Handlers<'beginUpload' | 'appendUpload' | 'getUpload' | 'cancelUpload'> = {
  beginUpload: async ({ body: { operation, property, name, size }, caller, services }) => {
    const rule = ruleFor(caller, operation, property);
    return services.unfinished.begin(ownerOf(caller), { name, size, rule });
  },

  appendUpload: ({ body, caller, services }) => services.unfinished.state(ownerOf(caller), body.gid),

  getUpload: ({ query, caller, services }) => services.unfinished.state(ownerOf(caller), query.gid),

  cancelUpload: async ({ query, caller, services }) => {
    await services.unfinished.cancel(ownerOf(caller), query.gid);
    return { ok: true };
  },
};

/** What the operation that a file is for asks of it; whoever may not call that operation may not upload for it. */
function ruleFor(caller: Caller | null, operation: string, property: string): Upload {
  const rules = Object.hasOwn(uploads, operation) && uploads[operation as keyof typeof uploads];
  const contract = operations[operation as keyof typeof operations];
  if (!rules || operation === 'appendUpload') throw new Refusal({ code: 'reference_not_found', field: 'operation' });
  if (!caller || !(contract.security as readonly string[]).includes(caller.kind)) {
    throw new Refusal({ code: 'no_permission' });
  }
  if (!mayWith(caller.role, 'role' in contract ? contract.role : undefined))
    throw new Refusal({ code: 'role_too_low' });
  const rule = rules.find((one) => one.property === property);
  if (!rule) throw new Refusal({ code: 'reference_not_found', field: 'property' });
  return rule;
}
