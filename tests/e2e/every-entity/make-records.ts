/** Records that others refer to or belong to, made by the API from the same schemas. */
import type { Api } from '#demo/api.ts';
import { type Resource, type ResourceName, resources } from '#generated/resources.ts';
import { readExample, readForm, referredBy, walkedResources } from './metadata.ts';
import { sampleFields } from './sample.ts';

/** Calls by names that are only known from metadata. */
export type AnyCall = (operation: string, request: object) => Promise<never>;

/**
 * Makes two records of every kind that walked records refer to.
 * @returns the gid of one of each family, for those that belong to it
 */
export async function makeRecords(api: Api): Promise<Record<string, string>> {
  const call = api.call as unknown as AnyCall;
  const made: Record<string, string> = {};
  const needed = walkedResources.flatMap((one) => [...referredBy(readForm(one.form)), one.parent as ResourceName]);
  for (const name of new Set(needed.filter(Boolean))) {
    const resource = resources[name];
    for (const [kind, form] of Object.entries(resource.variant?.forms ?? { '': resource.form })) {
      for (const _ of [1, 2]) made[name] = await makeRecord(call, resource, form, kind);
    }
  }
  return made;
}

let count = 100;

async function makeRecord(call: AnyCall, resource: Resource, form: string, kind: string): Promise<string> {
  count += 1;
  const example = readExample(resource);
  const needed = sampleFields(readForm(form), example, count).filter(
    ({ required, name }) => required || name in example,
  );
  const values = needed.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]]));
  const body = { ...example, ...Object.fromEntries(values) };
  const path = resource.variant && { [resource.variant.parameter]: kind };
  const record: { gid: string } = await call(resource.operations.create ?? '', { ...(path && { path }), body });
  return record.gid;
}
