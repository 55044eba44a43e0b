import type { PanelSettings } from '#generated/device.ts';
import type { BuiltInPanel } from '#generated/panel-types.ts';
import { one, type Statement } from '../database/command.ts';
import { Refusal, type RefusalEntry } from '../errors/refusal.ts';
import { compileExact } from '../shapes/shapes.ts';

/** Which family the sources of a lobby panel belong to; undefined where the type has none. */
export function sourceFamily(type: BuiltInPanel): 'panel' | 'group' | undefined {
  return type.sources === 'panels' ? 'panel' : type.sources === 'groups' ? 'group' : undefined;
}

/**
 * Refuses settings that the panel type's schema does not allow, with paths such as `settings.showNext`, and sources
 * that the organisation does not have.
 */
export function* checkSettings(
  type: BuiltInPanel,
  settings: Readonly<PanelSettings>,
  organisationGid: string,
): Generator<Statement, void, unknown> {
  const faults = compileExact(type.settings)(settings, 'settings');
  if (faults.length > 0) throw new Refusal(faults);
  const family = sourceFamily(type);
  if (!family) return;
  const missing: RefusalEntry[] = [];
  for (const [index, gid] of (settings.sources ?? []).entries()) {
    const found = yield* one(
      'document',
      'SELECT gid FROM document WHERE organisation_gid = ? AND family = ? AND gid = ?',
      organisationGid,
      family,
      gid,
    );
    if (!found) missing.push({ code: 'reference_not_found', field: `settings.sources.${index}` });
  }
  if (missing.length > 0) throw new Refusal(missing);
}
