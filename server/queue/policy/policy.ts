import { queuePolicyDefaults } from '#generated/policy.ts';
import type { Organisation, QueuePolicy } from '#generated/shapes.ts';

/** The rules of one queue, complete. */
export interface Policy extends Required<QueuePolicy> {
  /** How many classes of priority there are above the ordinary patients. */
  readonly classes: number;
}

/** What has rules of its own: the panel or group that owns a queue. */
export interface PolicyOwner {
  readonly ownQueuePolicy?: boolean;
  readonly queuePolicy?: QueuePolicy;
}

/**
 * The rules of a queue: those of its room or group if it has its own, else the organisation's. A set is whole: what it
 * leaves out has the schema's default, never the organisation's value. Classes of priority are the organisation's alone.
 */
export function policyOf(
  organisation: Pick<Organisation, 'queuePolicy' | 'priorityTags'>,
  owner: PolicyOwner = {},
): Policy {
  const own = owner.ownQueuePolicy ? (owner.queuePolicy ?? {}) : organisation.queuePolicy;
  return { ...queuePolicyDefaults, ...own, classes: organisation.priorityTags?.length ?? 0 };
}

/** The class of a patient by the tags of the appointment: 0 for ordinary patients, the first tag named is the highest. */
export function priorityOf(
  { priorityTags = [] }: Pick<Organisation, 'priorityTags'>,
  tags: readonly string[] = [],
): number {
  const index = priorityTags.findIndex((tag) => tags.includes(tag));
  return index === -1 ? 0 : priorityTags.length - index;
}
