import { setAttributes } from './attributes.ts';
import { ClassComponent } from './component.ts';
import { type Child, type Component, type DrawnElement, Fragment } from './element.ts';
import { beginHooks } from './hooks.ts';
import { newPart, type Part } from './part.ts';
import { drawWith, guarded, settle, undo } from './turns.ts';

const svg = 'http://www.w3.org/2000/svg';

drawWith((part) => {
  drawPart(part, part.element);
  place(part);
});

/** Draws below an element of the page, at once; another picture takes the place of the one before. */
export function createRoot(node: Element) {
  const root = newPart(undefined, undefined);
  root.node = node;
  return {
    render(child: Child): void {
      drawParts(root, [child]);
      place(root);
      settle();
    },
  };
}

/** Brings a part to what its element says now. */
function drawPart(part: Part, element: Part['element']): void {
  const before = part.element;
  part.element = element;
  part.waits = false;
  if (element === undefined) return;
  if (typeof element === 'string') {
    if (!part.node) part.node = document.createTextNode(element);
    else if (before !== element) (part.node as Text).data = element;
    return;
  }
  const { type, props } = element;
  if (type === Fragment) drawParts(part, listOf(props.children));
  else if (typeof type === 'string') drawTag(part, type, element, before as DrawnElement);
  else {
    let child: Child;
    guarded(part, () => {
      child = type.prototype instanceof ClassComponent ? drawClass(part, element) : drawFunction(part, element);
    });
    drawParts(part, [child]);
  }
}

function drawFunction(part: Part, { type, props }: DrawnElement): Child {
  beginHooks(part);
  return (type as Component)(props);
}

function drawClass(part: Part, { type, props }: DrawnElement): Child {
  if (!part.instance) part.instance = new (type as unknown as typeof ClassComponent)(props);
  part.instance.part = part;
  part.instance.props = props;
  return part.instance.render();
}

function drawTag(part: Part, type: string, { props }: DrawnElement, before: DrawnElement): void {
  const fresh = !part.node;
  if (fresh) part.node = document.createElementNS(type === 'svg' ? svg : namespaceAbove(part), type);
  const node = part.node as Element;
  setAttributes(node, fresh ? {} : before.props, props);
  if (props.ref) (props.ref as { current: unknown }).current = node;
  drawParts(part, listOf(props.children));
  place(part);
}

function namespaceAbove({ parent }: Part): string | null {
  return parent?.node ? (parent.node as Element).namespaceURI : namespaceAbove(parent as Part);
}

function listOf(children: Child): Child[] {
  return Array.isArray(children) ? children : [children];
}

function elementOf(child: Child): Part['element'] {
  if (Array.isArray(child)) return { type: Fragment, props: { children: child }, key: undefined };
  if (child === null || typeof child === 'boolean') return undefined;
  return typeof child === 'number' ? String(child) : child;
}

/** Draws children; one that was there before keeps its part: by its key, else by its place. */
function drawParts(part: Part, children: Child[]): void {
  const before: (Part | undefined)[] = part.parts.slice();
  part.parts = children.map((child, index) => {
    const element = elementOf(child);
    let at = index;
    if (keyOf(element) !== undefined) {
      for (at = 0; at < before.length; at++) if (isSame(before[at], element)) break;
    }
    const held = before[at];
    if (!isSame(held, element)) {
      const fresh = newPart(part, element);
      drawPart(fresh, element);
      return fresh;
    }
    before[at] = undefined;
    const kept = held as Part;
    // The same element as before: nothing that it is given has changed.
    if (element !== kept.element || kept.waits) drawPart(kept, element);
    return kept;
  });
  for (const gone of before) if (gone) remove(gone, true);
}

function isSame(part: Part | undefined, element: Part['element']): boolean {
  return part !== undefined && typeOf(part.element) === typeOf(element) && keyOf(part.element) === keyOf(element);
}

function typeOf(element: Part['element']): unknown {
  return element && typeof element !== 'string' ? element.type : typeof element;
}

function keyOf(element: Part['element']): unknown {
  return element && typeof element !== 'string' ? element.key : undefined;
}

/** Takes a part away with all below it. @param visibly its elements are still in the page */
function remove(part: Part, visibly: boolean): void {
  part.gone = true;
  for (const hook of part.hooks) undo(part, hook);
  const { node, element } = part;
  if (node) {
    if (visibly) (node as ChildNode).remove();
    const { ref } = (element as DrawnElement).props || ({} as DrawnElement['props']);
    if (ref) (ref as { current: unknown }).current = null;
  }
  for (const child of part.parts) remove(child, visibly && !node);
}

/** Puts the elements below a part into their order in the page. What stands where it belongs is not touched. */
function place(part: Part): void {
  if (!part.node) {
    if (part.parent) place(part.parent);
    return;
  }
  const { node } = part;
  let next = node.firstChild;
  for (const wanted of nodesBelow(part)) {
    if (wanted === next) next = next.nextSibling;
    else node.insertBefore(wanted, next);
  }
}

function nodesBelow({ parts }: Part): Node[] {
  return parts.reduce<Node[]>((all, part) => all.concat(part.node || nodesBelow(part)), []);
}
