import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { operations } from '#generated/api.ts';
import type { OperationId } from '#generated/operations.ts';
import type { AdminRole, Locale, TokenKind } from '#generated/values.ts';
import type { AnswerOf, AnyCommand, ArgumentOf } from '../database/define-command.ts';
import type { FileFact } from './file-fact.ts';
import type { Services } from './services.ts';

/** Parameters of an operation in one place (path, query); an empty record where it has none. */
type ParametersIn<Id extends OperationId, Place extends 'path' | 'query'> = operations[Id] extends {
  parameters: { [Key in Place]?: infer Found };
}
  ? [NonNullable<Found>] extends [never]
    ? Record<string, never>
    : NonNullable<Found>
  : Record<string, never>;

export type PathOf<Id extends OperationId> = ParametersIn<Id, 'path'>;
export type QueryOf<Id extends OperationId> = ParametersIn<Id, 'query'>;

/** JSON body of an operation; undefined where it takes none. */
export type BodyOf<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : operations[Id] extends { requestBody?: { content: { 'application/json': infer Body } } }
    ? Body | undefined
    : undefined;

type Content<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : never;
type Succeeded<Responses> = Responses[keyof Responses & (200 | 201)];

/** JSON body of the answer; `never` for streams, which write to the reply themselves. */
export type Answer<Id extends OperationId> = operations[Id] extends { responses: infer Responses }
  ? Content<Succeeded<Responses>>
  : never;

/** Whom a bearer token speaks for. */
export interface Caller {
  readonly kind: TokenKind;
  /** Null for system-advance. */
  readonly organisationGid: string | null;
  /**
   * The staff member (kind staff, and kind session where it is somebody's own) or the panel (panel, kiosk,
   * ticketMachine); null otherwise.
   */
  readonly subjectGid: string | null;
  /** SHA-256 of the token, hexadecimal: its name in the database. */
  readonly tokenHash: string;
  readonly expiresAt: number;
  /** Who it is, where the identity provider told it and no record here does; null otherwise. */
  readonly personName: string | null;
  /** Whether the organisation is suspended: then only its screens may ask, and are told that they are out of service. */
  readonly suspended: boolean;
  /** Whether they signed in at the identity provider. */
  readonly singleSignOn: boolean;
  /** What a member of staff may do in the administration; null for all others, whom no role limits. */
  readonly role: AdminRole | null;
  /** The paired device that calls; null for any other caller. */
  readonly deviceGid: string | null;
  /** Their account at the identity provider, the same under another name; null for any other caller. */
  readonly accountKey: string | null;
}

/** Everything a handler gets of one call. The values are validated; nothing has been changed yet. */
export interface Call<Id extends OperationId> {
  readonly operationId: Id;
  readonly path: PathOf<Id>;
  readonly query: QueryOf<Id>;
  readonly body: BodyOf<Id>;
  /** Uploaded files by the name of their property (multipart operations only). */
  readonly files: Readonly<Record<string, FileFact>>;
  /** Null for operations free of token. */
  readonly caller: Caller | null;
  /** The organisation of the token, or the one that system-advance named (it exists); '' for calls free of token. */
  readonly organisationGid: string;
  /** The caller's language, from Accept-Language. */
  readonly locale: Locale;
  readonly idempotencyKey: string | undefined;
  /** The moment of the call, milliseconds since 1970 UTC. */
  readonly now: number;
  readonly services: Services;
  readonly log: FastifyBaseLogger;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /**
   * Runs the call's one command with the caller's idempotency key: sent twice, the first answer comes back and
   * nothing happens again. A handler with more than one command uses `services.database.write` for the others.
   */
  write<C extends AnyCommand>(command: C, argument: ArgumentOf<C>): Promise<AnswerOf<C>>;
}

/** Answers one operation: with its body, or with the reply it has already sent itself (304, streams). */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Answer<Id> | FastifyReply>;

/** Handlers of some operations, as a feature exports them. */
export type Handlers<Id extends OperationId> = { readonly [Key in Id]: Handler<Key> };
