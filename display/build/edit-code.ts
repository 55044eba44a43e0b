/** As much of a syntax tree as is read here. */
export interface Node {
  type: string;
  start: number;
  end: number;
  name?: string;
  value?: unknown;
  async?: boolean;
  body?: Node | Node[];
  callee?: Node;
  arguments?: Node[];
  properties?: Node[];
  id?: Node;
  init?: Node | null;
  key?: Node;
  source?: Node | null;
  local?: Node;
  imported?: Node;
  exported?: Node;
  specifiers?: Node[];
}

/** A piece of code and what takes its place. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Tells of a node and of all that is in it, from the outside in. */
export function visit(node: Node, see: (node: Node) => void): void {
  see(node);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child && typeof (child as Node).type === 'string') visit(child as Node, see);
    }
  }
}

/** The code with all edits made. Of two insertions at one place the later comes first; they come before a replacement. */
export function edited(code: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((one, other) => other.start - one.start || other.end - one.end)
    .reduce((text, { start, end, text: next }) => text.slice(0, start) + next + text.slice(end), code);
}
