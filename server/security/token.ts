import type { AdminRole, DeviceType, TokenKind } from '#generated/values.ts';

/** A token as it is stored: never itself, but its hash. */
export type NewToken = Omit<TokenOwner, 'hours'> & { readonly hash: string; readonly expiresAt: number };

/** Whom a new token is for. */
export interface TokenOwner {
  readonly kind: TokenKind;
  readonly organisationGid: string | null;
  readonly subjectGid: string | null;
  /** On what somebody signs in, where that is known. */
  readonly deviceType?: DeviceType | undefined;
  /** The paired device that it is given to. */
  readonly deviceGid?: string | undefined;
  /** How long it lasts, where that is not the usual for its kind. */
  readonly hours?: number;
  /** Who signed in, where the identity provider told a name that no record here has. */
  readonly personName?: string | undefined;
  /** The account at the identity provider, which stays the same under another name (accountKeyOf). */
  readonly accountKey?: string | undefined;
  /** What a member of staff may do in the administration; absent: everything. */
  readonly role?: AdminRole | undefined;
  /** From where and with which browser somebody signed in. */
  readonly address?: string | undefined;
  readonly userAgent?: string | undefined;
  /** The stored hash of the password or key that lets them in: who came by one that was replaced meanwhile stays outside. */
  readonly provedBy?: string | undefined;
  /** Whether somebody signed in at the identity provider. */
  readonly singleSignOn?: boolean;
}
