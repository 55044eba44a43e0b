/** The script of pages that have no other: whoever opens them has left the controller. */
import { leaveController } from '#client/navigation/leave-controller.ts';
import { operations } from '#generated/operations.ts';

leaveController(window, operations.signOut);
