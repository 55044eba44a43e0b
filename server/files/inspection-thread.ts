/** The thread that looks into what came from outside: nobody waits for it but whoever sent it (inspector.ts). */
import { readFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { Refusal } from '../errors/refusal.ts';
import { inspectPicture } from './inspect-picture.ts';
import { inspectScript } from './inspect-script.ts';
import type { Finding, Inspection } from './inspection.ts';
import { readYaml } from './read-yaml.ts';

const port = parentPort;
if (!port) throw new Error('inspection-thread.ts is a worker, it does not run by itself');

port.on('message', async (inspection: Inspection) => {
  port.postMessage(await find(inspection));
});

async function find(inspection: Inspection): Promise<Finding> {
  try {
    return { kind: 'answer', answer: await look(inspection) };
  } catch (error) {
    if (error instanceof Refusal) return { kind: 'refusal', entries: error.entries };
    return { kind: 'failure', error: error instanceof Error ? error : new Error(String(error)) };
  }
}

async function look(inspection: Inspection): Promise<unknown> {
  if (inspection.kind === 'picture') {
    return inspectPicture(inspection.path, inspection.mediaType, inspection.rule);
  }
  if (inspection.kind === 'script') return inspectScript(inspection.path, inspection.field);
  const { source, field, schema } = inspection;
  return readYaml('text' in source ? source.text : readFileSync(source.path), field, schema);
}
