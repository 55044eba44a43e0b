import type { LaunchConfiguration } from '#generated/shapes.ts';
import type { RefusalEntry } from '../errors/refusal.ts';
import { contract, type Schema } from '../shapes/contract.ts';
import { shapeFaults } from '../shapes/shapes.ts';

type Groups = Record<string, unknown>;

const { properties } = (contract.components.schemas as Record<string, Schema>).LaunchConfiguration as {
  properties: Record<string, { properties?: object }>;
};

/** What is wrong with those settings of a configuration that are ours; a hospital's own launcher may read others. */
export function faultsOfConfiguration(yaml: Groups): RefusalEntry[] {
  return shapeFaults('LaunchConfiguration', ownSettings(yaml));
}

/** The settings of a configuration that are ours and right; one that is wrong, from before it was checked, is left out. */
export function rightSettings(yaml: Groups): LaunchConfiguration {
  const own = ownSettings(yaml);
  for (const { field = '' } of shapeFaults('LaunchConfiguration', own)) {
    const [group = '', name] = field.split('.');
    const inside = own[group];
    if (name !== undefined && isGroup(inside)) delete inside[name];
    else delete own[group];
  }
  return own as LaunchConfiguration;
}

/** Several configurations as one: each setting as the last one that has it says. */
export function mergeConfigurations(parts: readonly LaunchConfiguration[]): LaunchConfiguration {
  const merged: Groups = {};
  for (const part of parts) {
    for (const [group, value] of Object.entries(part)) {
      const before = merged[group];
      merged[group] = isGroup(value) && isGroup(before) ? { ...before, ...value } : value;
    }
  }
  return merged as LaunchConfiguration;
}

function ownSettings(yaml: Groups): Groups {
  const own: Groups = {};
  for (const [group, { properties: names }] of Object.entries(properties)) {
    const value = yaml[group];
    if (value === undefined || value === null) continue;
    own[group] = names && isGroup(value) ? pick(value, Object.keys(names)) : value;
  }
  return own;
}

function pick(value: Groups, names: readonly string[]): Groups {
  return Object.fromEntries(Object.entries(value).filter(([name, one]) => names.includes(name) && one !== null));
}

function isGroup(value: unknown): value is Groups {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
