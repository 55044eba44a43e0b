/** The parts of the product that follow rules of their own. */
export type RouteKind = 'admin' | 'advance' | 'controller' | 'adminQuickLogin' | 'other';

/** Which rules a path follows. */
export function routeKind(path: string): RouteKind {
  const [first, second] = path.split('/').filter(Boolean);
  if (first === 'admin') return 'admin';
  if (first === 'system-advance') return 'advance';
  if (first === 'panel-controller' || (first === 'quick-login' && second === 'panel-controller')) return 'controller';
  return first === 'quick-login' ? 'adminQuickLogin' : 'other';
}
