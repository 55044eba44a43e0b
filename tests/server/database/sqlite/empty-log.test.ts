import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { engine } from '../../../running/engine.ts';
import { openApp, type TestApp } from '../../open-app.ts';
import { buildClinic, type Clinic } from '../../small-clinic.ts';

const name = '歐陽久讀者';
const identifier = 'Z276543210';

let app: TestApp;
let clinic: Clinic;
beforeEach(async () => {
  app = await openApp({ schedule: false });
  clinic = await buildClinic(app);
});
afterEach(() => app.close());

test.runIf(engine === 'sqlite')(
  'an erasure waits for nobody who reads for long, and its words go from the log once they have read',
  async () => {
    const appointment = {
      appointmentId: 'LONG',
      department: '家醫科',
      room: 'R101',
      shift: 'morning',
      serialNumber: 801,
    };
    const body = { appointments: [{ ...appointment, inspectionDay: '2026-12-24', name, patientId: identifier }] };
    const as = { token: clinic.tokens.session };
    await app.done('POST', '/api/v1/collab/web/appointment/bulk/saveOrUpdate', { ...as, body });
    const file = join(app.dataFolder, 'callboard.db');
    const reader = new DatabaseSync(file, { readOnly: true });
    reader.exec('BEGIN');
    reader.prepare('SELECT count(*) FROM appointment').get();
    const began = performance.now();
    const asked = { identifier, confirmation: identifier };
    await app.done('POST', '/api/v1/collab/web/personalData/erase', { ...as, body: asked });
    expect(performance.now() - began).toBeLessThan(2_000);
    const left = () => [file, `${file}-wal`].filter((one) => readFileSync(one).includes(name));
    expect(left()).not.toEqual([]);
    reader.close();
    await vi.waitFor(() => expect(left()).toEqual([]), { timeout: 5_000, interval: 100 });
  },
);
