import type { Judgement } from './judge.ts';

export interface Body {
  readonly bytes: Buffer | undefined;
  readonly contentType: string | undefined;
  readonly judgement: Judgement;
  readonly cutAfter?: number;
}
