import type { ReadAction, TokenKind } from '#generated/values.ts';

/** Who looks, and from where. */
export interface Reader {
  readonly organisationGid: string;
  readonly kind: TokenKind;
  /** The member of staff or the device; null for administrators, who share an account. */
  readonly subjectGid: string | null;
  /** Name of an administrator who signed in at the identity provider. */
  readonly personName?: string;
  readonly address: string;
  readonly traceId: string;
  /** The call (operationId). */
  readonly operation: string;
}

/** One look at patients' data, as the log of reads tells it. */
export interface Reading extends Reader {
  readonly action: ReadAction;
  /** The one record that was opened, or the counter or screen that is watched. */
  readonly recordGid?: string | undefined;
  readonly asked?: string | undefined;
  readonly records?: number | undefined;
  readonly recordGids?: readonly string[];
  /** Marks of patients (server/audit/audit-key.ts). */
  readonly patients?: readonly string[];
  /** How often since when, at the end of an hour. */
  readonly times?: number;
  readonly since?: number;
}

/** A look at a counter or screen, which is looked at again and again. */
export interface Watching extends Reader {
  readonly panelGid: string;
}
