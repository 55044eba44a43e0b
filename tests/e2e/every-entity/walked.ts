/** A resource as the walk knows it: its page, its records, and what its fields are called. */
import type { Page } from 'playwright';
import { type FormDefinition, fieldWords } from '#admin/form/form-definition.ts';
import type { OperationId } from '#generated/operations.ts';
import type { Resource } from '#generated/resources.ts';
import { word } from './generated-page.ts';
import type { SampledField, Values } from './sample.ts';

/** A resource where it is walked through. */
export interface Walked {
  page: Page;
  resource: Resource;
  form: FormDefinition;
  example: Values;
  /** Address of its list. */
  list: string;
  /** The parent as calls name it in their query. */
  parent: Readonly<Record<string, string>>;
  call(operation: OperationId | undefined, request: object): Promise<never>;
}

/** A record as the API has it. */
export type Stored = Values & { gid: string };

/** All that is stored, the newest last. */
export async function stored({ call, resource, parent }: Walked): Promise<Stored[]> {
  const { data } = await call(resource.operations.list, { query: { ...parent, limit: 100 } });
  return data;
}

export const nameOf = ({ nameKey }: Resource, record: Stored) => String(record[nameKey ?? 'gid'] ?? record.gid);
/** An address may have more than one list; each has its name. */
export const listOf = ({ page, resource }: Walked) =>
  page.getByRole('region', { name: word(resource.titleKey), exact: true });
export const rowOf = (walked: Walked, record: Stored) =>
  listOf(walked)
    .locator('tbody tr')
    .filter({ has: walked.page.locator(`[aria-label$="：${nameOf(walked.resource, record)}"]`) });
/** As the server keeps it, however it was typed. */
export const plain = (value: unknown) =>
  typeof value === 'string' ? value.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '') : value;

export function labelOf({ form }: SampledField): string {
  return word(fieldWords(form.uiSchema).labelKey ?? '');
}

/** Whether a field's text or number is typed, so that each record can have its own. */
export function isTyped({ value, form: { schema } }: SampledField): boolean {
  return value !== undefined && !schema.enum && !['array', 'object', 'boolean'].includes(String(schema.type));
}
