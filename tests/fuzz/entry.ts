export interface Entry {
  readonly code: string;
  readonly field?: string;
}
