import type { QueueContentLayout } from '#generated/shapes.ts';
import type { Context, Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import type { Document } from '../documents/document.ts';
import { replaceDocument } from '../documents/write-document.ts';
import { findRecord } from '../families/find.ts';
import { patientColumns } from '../panel-types/patient-columns.ts';

/** Yields which columns a panel's lists of patients have. */
export function* queueContentLayout(
  organisationGid: string,
  gid: string,
): Generator<Statement, QueueContentLayout, unknown> {
  return layoutOf((yield* findRecord({ family: 'panel', organisationGid }, gid)) as Document<'panel'>);
}

interface SetArgument {
  readonly organisationGid: string;
  readonly layout: QueueContentLayout;
}

/** Command: sets which columns a panel's lists of patients have. */
export const setQueueContentLayout = defineCommand(
  import.meta.url,
  'setQueueContentLayout',
  function* (
    { organisationGid, layout: { gid, version, columns, rowHeight } }: SetArgument,
    context: Context,
  ): Generator<Statement, QueueContentLayout, unknown> {
    const panel = (yield* findRecord({ family: 'panel', organisationGid }, gid, version)) as Document<'panel'>;
    const body = { ...panel.body, queueContentLayout: { columns, rowHeight } };
    const changed = { ...panel, body, version: panel.version + 1, updatedAt: context.now };
    yield* replaceDocument(changed, context);
    return layoutOf(changed);
  },
);

function layoutOf({ gid, version, body }: Document<'panel'>): QueueContentLayout {
  return { gid, version, ...patientColumns(body) };
}
