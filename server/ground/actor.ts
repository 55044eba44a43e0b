import type { TokenKind } from '#generated/values.ts';

/** Who makes a change, as the log of changes tells it. */
export interface Actor {
  readonly kind: TokenKind;
  /** The member of staff or the device; null for administrators, who share an account. */
  readonly subjectGid: string | null;
  /** Name of an administrator who signed in at the identity provider; absent where a record has the name, or nobody. */
  readonly name?: string;
  /** The call that makes the change (operationId). */
  readonly operation: string;
  /** Network address of the caller. */
  readonly address: string;
}
