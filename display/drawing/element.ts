/** What JSX makes here: a tag, a component, or several children without a parent, with what they are given. */
export interface DrawnElement {
  type: string | Component | typeof Fragment;
  props: Props;
  key: unknown;
}

export interface Props {
  [name: string]: unknown;
  children?: Child;
}

/** A function component; one that is a class has what `ClassComponent` has. */
export type Component = (props: Props) => Child;

export type Child = DrawnElement | string | number | boolean | null | undefined | Child[];

export const Fragment = 0;

/** The automatic runtime of JSX asks for these two names; here they are the same. */
export function jsx(type: DrawnElement['type'], props: Props, key?: unknown): DrawnElement {
  return { type, props, key };
}

export { jsx as jsxs };
