import { describe, expect, it } from 'vitest';
import { emitValues } from '#codegen/emit/values.ts';
import { expand } from '#codegen/expand/expand.ts';
import { product } from '../fixture.ts';

describe('values.ts', () => {
  it('has each enumeration as an array and as a type, and the names of the panel types', () => {
    const files = { 'values/Mode': { description: 'Its */ modes.', type: 'integer', enum: [-1, 2] } };
    expect(emitValues(expand(product({ files })))).toBe(
      `// Generated from schemas/, openapi/ and locales/ by "npm run generate". Do not edit.

/** A AdminRole. */
export const AdminRole = ['reads', 'administers'] as const;
export type AdminRole = (typeof AdminRole)[number];

/** A Colour. */
export const Colour = ['red', 'green'] as const;
export type Colour = (typeof Colour)[number];

/** A ErrorCode. */
export const ErrorCode = ['not_found'] as const;
export type ErrorCode = (typeof ErrorCode)[number];

/** A EventKind. */
export const EventKind = ['called'] as const;
export type EventKind = (typeof EventKind)[number];

/** Its * / modes. */
export const Mode = [-1, 2] as const;
export type Mode = (typeof Mode)[number];

/** A QueueStatus. */
export const QueueStatus = ['waiting', 'there'] as const;
export type QueueStatus = (typeof QueueStatus)[number];

/** Panel types that are built in, by the name in their addresses; more may be published at run time. */
export type BuiltInPanelType = 'wallPanel';
`,
    );
  });
});
