import { families } from '#generated/families.ts';
import { panelTypes } from '#generated/panel-types.ts';
import type { CallingMode, PanelStatus } from '#generated/values.ts';
import { followRoomCode } from '../appointments/follow-room-code.ts';
import { isSameRoom } from '../appointments/room.ts';
import type { Context, Statement } from '../database/command.ts';
import { forgetDevicesOf } from '../devices/device.ts';
import type { Document, DocumentFamily } from '../documents/document.ts';
import { listDocuments } from '../documents/list-documents.ts';
import { getOrganisation } from '../documents/organisation.ts';
import { ownAddress } from '../documents/own-address.ts';
import { removeDocument } from '../documents/write-document.ts';
import { Refusal } from '../errors/refusal.ts';
import type { Draft } from '../families/draft.ts';
import type { FamilyHooks } from '../families/hooks.ts';
import { addresses } from '../ground/addresses.ts';
import { newToken } from '../ground/new-token.ts';
import { findPanelType, panelTypeOf } from '../panel-types/panel-type.ts';
import { checkSettings } from '../panel-types/settings.ts';
import { countOn } from '../queue/count-on.ts';
import { groupOf, groupsByMember } from '../queue/group-of.ts';
import { restartUnused } from '../queue/restart-unused.ts';
import { takeBackReserved } from '../queue/take-back-reserved.ts';
import { screenTimes } from '../screens/read-screens.ts';
import { revokeTokensOf } from '../security/revoke-tokens.ts';
import { checkAlsoCalls } from './check-also-calls.ts';
import { checkCounterNames } from './check-counter-names.ts';
import { checkNobodyIsCalled, checkNobodyIsExpected, checkNobodyWaits, checkNotServing } from './check-not-busy.ts';
import { forgetPanel } from './forget-references.ts';
import {
  type devicePurposes,
  forgetDeviceKeys,
  type KeyPurpose,
  makeDeviceKeys,
  readDeviceKeys,
} from './panel-keys.ts';
import { signOffDisabled } from './sign-off-disabled.ts';

/** Kinds of tokens that a panel's addresses are exchanged for. */
export const deviceKinds = ['panel', 'kiosk', 'ticketMachine'] as const;

/** Families whose records belong to one panel and go with it. */
const ofPanels = Object.values(families)
  .filter(({ parent }) => parent?.family === 'panel')
  .map(({ name }) => name as DocumentFamily);

/** Calling modes whose patients stand in the same line: check-in and reserved numbers. */
const inOneLine: ReadonlySet<unknown> = new Set<CallingMode>([1, 2]);

const joining = panelTypes.filter((type) => type.joinsGroup).map(({ name }) => name);

const groupOfPanel = `(SELECT g.gid FROM document g, json_each(g.body, '$.members') m
  WHERE g.organisation_gid = d.organisation_gid AND g.family = 'group' AND m.value = d.gid)`;

/**
 * Panels: the type comes from the path, settings follow the type's schema, a new one speaks the organisation's language,
 * addresses carry a revocable key.
 */
export const panelHooks: FamilyHooks = {
  *complete(draft, variant) {
    const type = panelTypeOf(variant ?? '');
    const { language } = (yield* getOrganisation(draft.organisationGid)) ?? {};
    const body = {
      ...(language && { language }),
      callingMode: type.defaultCallingMode,
      ...draft.body,
      type: type.name,
      panelMode: type.index,
      settings: { ...type.defaults, ...(draft.body.settings as object | undefined) },
    };
    yield* makeDeviceKeys(draft);
    return { ...draft, body, secret: newToken() };
  },

  *check(draft, before, context, variant) {
    const type = panelTypeOf(String(draft.body.type));
    if (before && variant !== undefined && variant !== type.name) {
      panelTypeOf(variant);
      throw new Refusal({ code: 'panel_type_mismatch', field: 'panelType' });
    }
    const callingMode = draft.body.callingMode as CallingMode;
    if (!type.callingModes.includes(callingMode)) {
      throw new Refusal({ code: 'calling_mode_not_allowed', field: 'callingMode' });
    }
    if (before && 'callingMode' in before.body && before.body.callingMode !== callingMode) {
      if (yield* groupOf(draft.organisationGid, draft.gid)) {
        throw new Refusal({ code: 'panel_in_group_mode_locked', field: 'callingMode' });
      }
      yield* checkNotServing(before.gid);
      if (!inOneLine.has(callingMode) || !inOneLine.has(before.body.callingMode))
        yield* checkNobodyWaits(before, context);
    }
    const group = before && (yield* groupOf(draft.organisationGid, draft.gid));
    if (group) {
      const changed = { gid: draft.gid, body: draft.body as unknown as Document<'panel'>['body'] };
      const field = draft.body.counterName ? 'counterName' : 'name';
      yield* checkCounterNames(draft.organisationGid, group.body.members, () => field, changed);
    }
    const settings = { ...type.defaults, ...(draft.body.settings as object | undefined) };
    yield* checkSettings(type, settings, draft.organisationGid);
    yield* checkAlsoCalls(draft, before);
    return { ...draft, body: { ...draft.body, settings } };
  },

  *afterChange(document, before, context) {
    const [was, is] = [before, document].map(({ body }) => (body as { callingMode?: CallingMode }).callingMode);
    if (was === 2 && is !== 2) yield* takeBackReserved(document, context, { keepsList: is !== 0 });
    if (was !== 0 && is === 0) yield* countOn(document as Document<'panel'>, context);
    yield* restartUnused(document as Document<'panel'>, before as Document<'panel'>, context);
    if (isOn(before) && !isOn(document)) yield* signOffDisabled(document, context);
    if (!isSameRoom(codeOf(document), codeOf(before))) yield* takeItsPatients(document, context);
  },

  *settle(document, before, context) {
    if (!before) yield* takeItsPatients(document, context);
  },

  settlesReferences: true,

  *beforeRemove(document, context) {
    yield* checkNotServing(document.gid);
    yield* checkNobodyWaits(document, context);
    yield* checkNobodyIsCalled(document.gid);
    yield* checkNobodyIsExpected(document, context);
    yield* forgetPanel(document, context);
    for (const family of ofPanels) {
      const owned = yield* listDocuments(family, document.organisationGid, document.gid);
      // From the last, so that no gap has to be closed on the way.
      for (const item of owned.reverse()) yield* removeDocument(item, context);
    }
    yield* revokeTokensOf(document.organisationGid, deviceKinds, document.gid);
    yield* forgetDeviceKeys(document);
    yield* forgetDevicesOf(document.organisationGid, document.gid);
  },

  *present(organisationGid, documents): Generator<Statement, Map<string, Record<string, unknown>>, unknown> {
    const groups = yield* groupsByMember(organisationGid);
    const times = yield* screenTimes(organisationGid);
    const keyOf = yield* readDeviceKeys(organisationGid);
    const organisation = (yield* getOrganisation(organisationGid)) ?? {};
    const at = (path: string) => ownAddress(organisation, path);
    return new Map(
      documents.map((document) => [
        document.gid,
        { ...computed(document, groups.get(document.gid), keyOf, at), ...times.get(document.gid) },
      ]),
    );
  },

  filters: {
    groupGid: groupOfPanel,
    joinsGroup: `(json_extract(d.body, '$.type') IN (${joining.map((name) => `'${name}'`).join(', ')}))`,
    serves: `(CAST(json_extract(d.body, '$.callingMode') AS INTEGER) >= 0)`,
  },
};

function* takeItsPatients(document: Document, context: Context): Generator<Statement, void, unknown> {
  const { organisationGid, gid } = document;
  const code = codeOf(document);
  if (code) yield* followRoomCode(context, { organisationGid, gid, code });
}

function isOn({ body }: Document): boolean {
  return (body as { status?: PanelStatus }).status !== 'disable';
}

function codeOf({ body }: Document): string {
  return (body as { roomCode?: string }).roomCode ?? '';
}

/** Whether a panel is a counter that calls: its type serves, and it has a mode to call in. */
export function servesCalls(panel: Draft | Document): boolean {
  const body = panel.body as { type?: string; callingMode?: number };
  return findPanelType(body.type)?.serves === true && (body.callingMode ?? -1) >= 0;
}

function computed(
  document: Document,
  group: Document<'group'> | undefined,
  keyOf: (panelGid: string, purpose: KeyPurpose) => string,
  at: (path: string) => string,
): Record<string, unknown> {
  const query = (purpose: (typeof devicePurposes)[number]) => `?key=${keyOf(document.gid, purpose)}`;
  return {
    serves: servesCalls(document),
    joinsGroup: findPanelType((document as Document<'panel'>).body.type)?.joinsGroup === true,
    exclusiveUrl: at(`/panel/${document.gid}?key=${document.secret}`),
    kioskUrl: at(addresses.kiosk(document.gid, query('kiosk'))),
    ticketMachineUrl: at(`/ticket-machine/${document.gid}${query('ticketMachine')}`),
    ...(group && { groupGid: group.gid }),
  };
}
