/** A view with what a stream must know to keep it right. */
export interface Composed<View> {
  readonly view: View;
  /** Gids of the panels and groups whose events may change it. */
  readonly dependsOn: ReadonlySet<string>;
  /** When it changes although nothing happens (session, midnight, a call that is no longer new); ms since 1970 UTC. */
  readonly expiresAt: number;
}
