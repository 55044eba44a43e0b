export interface Brand {
  name: string;
  /** Everything is invented. */
  demo?: boolean | undefined;
  logo?: string | undefined;
}
