import type { Props } from './element.ts';

interface Styles {
  [name: string]: unknown;
}

interface Styled {
  style: CSSStyleDeclaration;
  [name: string]: unknown;
}

/** Gives an element of the page what it is given now, as far as that differs from before. */
export function setAttributes(node: Element, before: Props, now: Props): void {
  for (const name in before) if (!(name in now)) setAttribute(node, name, undefined, before[name]);
  for (const name in now)
    if (now[name] !== before[name] || name === 'value') setAttribute(node, name, now[name], before[name]);
}

function setAttribute(node: Element, name: string, value: unknown, before: unknown): void {
  const target = node as unknown as Styled;
  if (name === 'children' || name === 'ref') return;
  if (name === 'style') setStyle(target.style, before as Styles | undefined, value as Styles | undefined);
  else if (/^on/.test(name)) target[name.toLowerCase()] = value || null;
  else if (name in node && !('ownerSVGElement' in node) && name !== 'className') {
    // What somebody is typing is not touched while it is the same.
    if (target[name] !== value) target[name] = value === undefined ? '' : value;
  } else if (value === undefined || value === false) node.removeAttribute(name);
  else node.setAttribute(name === 'className' ? 'class' : name, String(value));
}

function setStyle(style: Styled['style'], before: Styles = {}, now: Styles = {}): void {
  for (const name in Object.assign({}, before, now)) {
    const value = now[name] === undefined ? '' : now[name];
    if (now[name] === before[name]) continue;
    if (name.charAt(0) === '-') style.setProperty(name, String(value));
    else style[name as 'color'] = String(value);
  }
}
