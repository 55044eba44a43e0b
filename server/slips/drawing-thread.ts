/** The thread that draws slips: nobody waits for it but their printers (drawer.ts). */
import { parentPort } from 'node:worker_threads';
import type { SlipDrawing } from './block.ts';
import { drawSlip } from './draw.ts';
import { bringFonts } from './fonts.ts';

const port = parentPort;
if (!port) throw new Error('drawing-thread.ts is a worker, it does not run by itself');

bringFonts();

port.on('message', async ({ id, drawing }: { id: number; drawing: SlipDrawing }) => {
  try {
    const drawn = await drawSlip(drawing);
    port.postMessage({ id, drawn });
  } catch (error) {
    port.postMessage({ id, error: error instanceof Error ? error : new Error(String(error)) });
  }
});
