/**
 * What `react` and `react-dom/client` mean in this room (alias in vite.config.ts): as much of React as a screen needs, in
 * a twentieth of its size (decision 045).
 */
export { ClassComponent as Component } from './component.ts';
export { createRoot } from './draw.ts';
export { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from './hooks.ts';
