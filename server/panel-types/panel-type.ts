import { type BuiltInPanel, panelTypes } from '#generated/panel-types.ts';
import { Refusal } from '../errors/refusal.ts';

const byName = new Map(panelTypes.map((type) => [type.name, type]));

/** The panel type of a name, or undefined: a stored panel's type may be gone. */
export function findPanelType(name: string | undefined): BuiltInPanel | undefined {
  return name === undefined ? undefined : byName.get(name);
}

/**
 * The panel type of a name in an address.
 * @throws Refusal unknown_panel_type
 */
export function panelTypeOf(name: string): BuiltInPanel {
  const type = findPanelType(name);
  if (!type) throw new Refusal({ code: 'unknown_panel_type', field: 'panelType' });
  return type;
}
