import type { Plugin } from 'vite';
import { controllerStorageKey } from '#client/device/controller-storage.ts';

/**
 * Writes the script of pages that have no other: outside the controller's addresses, what a controller keeps on the
 * device is cleared (product.md section 2).
 */
export const leaveController: Plugin = {
  name: 'leave-controller',
  apply: 'build',
  buildStart() {
    const source = `try{localStorage.removeItem(${JSON.stringify(controllerStorageKey)})}catch(forbidden){}`;
    this.emitFile({ type: 'asset', fileName: 'leave-controller.js', source });
  },
};
