import { queuePolicyDefaults } from '#generated/policy.ts';
import type { Organisation, QueuePolicy } from '#generated/shapes.ts';
import { Refusal } from '../../errors/refusal.ts';
import { onceOfFrozen } from '../../ground/once-of-frozen.ts';

/** The organisation's classes of priority by their names, the highest first. */
interface Classes {
  readonly priorityTags?: readonly string[] | undefined;
}

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

type Rules = Pick<Organisation, 'queuePolicy'> & Classes;

/**
 * The rules of a queue: those of its room or group if it has its own, else the organisation's. A set is whole: what it
 * leaves out has the schema's default, never the organisation's value. Classes of priority are the organisation's alone.
 */
export function policyOf(organisation: Rules, owner: PolicyOwner = {}): Policy {
  return policiesOf(organisation)(owner);
}

/** Each press asks several times. */
const policiesOf = onceOfFrozen((organisation: Rules) =>
  onceOfFrozen((owner: PolicyOwner): Policy => {
    const own = owner.ownQueuePolicy ? (owner.queuePolicy ?? {}) : organisation.queuePolicy;
    return { ...queuePolicyDefaults, ...own, classes: organisation.priorityTags?.length ?? 0 };
  }),
);

/** The class of a patient by the tags of the appointment, or by one that was chosen: 0 for ordinary patients, the first is the highest. */
export function priorityOf({ priorityTags = [] }: Classes, tags: readonly string[] = []): number {
  const index = priorityTags.findIndex((tag) => tags.includes(tag));
  return index === -1 ? 0 : priorityTags.length - index;
}

/** What the organisation calls a class of priority; undefined for ordinary patients. */
export function priorityTagOf({ priorityTags = [] }: Classes, priority: number): string | undefined {
  return priority > 0 ? (priorityTags[priorityTags.length - priority] ?? priorityTags[0]) : undefined;
}

/** The class that somebody chose for a patient, ordinary where none was; refuses priority_not_offered. */
export function chosenPriority(organisation: Classes, tag: string | undefined): number {
  if (tag === undefined) return 0;
  const priority = priorityOf(organisation, [tag]);
  if (priority === 0) throw new Refusal({ code: 'priority_not_offered', field: 'priorityTag' });
  return priority;
}
