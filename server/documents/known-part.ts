import { type DocumentShapes, families } from '#generated/families.ts';
import { panelTypes } from '#generated/panel-types.ts';
import { contract, resolve, type Schema } from '../shapes/contract.ts';

type Values = Readonly<Record<string, unknown>>;
/** Leaves out what a schema does not have; a value in which all is known is answered as it is. */
type Keep = (value: unknown) => unknown;

const keeps = new Map<keyof DocumentShapes, Keep | undefined>();
/** By the name of a schema. */
const bodyKeeps = new Map<string, Keep | undefined>();
/** By the name of a panel type. */
const settingsKeeps = new Map<unknown, Keep | undefined>();

/**
 * The part of a stored body that its family's schema has: a property that was taken out of the schema after the record was
 * stored is no part of it for any reader, nor a reason to refuse its next change, with which it goes.
 */
export function knownPart(family: keyof DocumentShapes, body: Values): Values {
  const { entity, writeOnly, variant, settings } = families[family];
  if (!keeps.has(family)) keeps.set(family, keeping(contract.components.schemas[entity] ?? {}, writeOnly));
  const known = (keeps.get(family)?.(body) ?? body) as Values;
  if (!settings || !variant) return known;
  const kept = settingsKeep(known[variant.property])?.(known[settings]) ?? known[settings];
  return kept === known[settings] ? known : { ...known, [settings]: kept };
}

/** The same of what has a table of its own. */
export function knownBody<Body extends Values>(of: 'Organisation' | 'AppointmentCreate', body: Body): Body {
  if (!bodyKeeps.has(of)) bodyKeeps.set(of, keeping(contract.components.schemas[of] ?? {}));
  return (bodyKeeps.get(of)?.(body) ?? body) as Body;
}

function settingsKeep(name: unknown): Keep | undefined {
  if (!settingsKeeps.has(name)) {
    const type = panelTypes.find((one) => one.name === name);
    settingsKeeps.set(name, type && keeping(type.settings));
  }
  return settingsKeeps.get(name);
}

/** Undefined where a schema says nothing of properties: all is kept. */
function keeping(schema: Schema, besides: readonly string[] = []): Keep | undefined {
  const { properties, items, additionalProperties } = resolve(schema);
  if (items) {
    const keepItem = keeping(items as Schema);
    return keepItem && ((value) => (Array.isArray(value) ? changed(value, value.map(keepItem)) : value));
  }
  if (!properties || additionalProperties !== false) return undefined;
  const within = new Map(Object.entries(properties as Values).map(([key, one]) => [key, keeping(one as Schema)]));
  for (const key of besides) within.set(key, undefined);
  return (value) => {
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value);
    const known = entries.filter(([key]) => within.has(key));
    const kept = known.map(([key, one]) => [key, within.get(key)?.(one) ?? one] as const);
    const same = known.length === entries.length && kept.every(([, one], index) => one === known[index]?.[1]);
    return same ? value : Object.fromEntries(kept);
  };
}

function changed(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  return after.every((one, index) => one === before[index]) ? before : after;
}
