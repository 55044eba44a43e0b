import { Agent, get } from 'node:http';
import type { RunningServer } from '#tests/running/server.ts';
import { ask, type Hall, organisationGid, password } from '../queue/hall.ts';
import { httpPress } from '../queue/http-press.ts';
import type { Press } from '../queue/press.ts';

const web = '/api/v1/collab/web';
const doctor = '林志明';
/** Of so many patients one is looked up in the list of appointments. */
const lookUpEvery = 6;

/** Schedules patients, so that there is something to look at. */
export async function schedulePatients(server: RunningServer, count: number): Promise<void> {
  const { token } = await ask(server, '/web/organization/login', { orgGid: organisationGid, password });
  await ask(server, '/web/panel/create/defaultPanel', { name: '101 診', roomCode: 'R101', callingMode: 1 }, token);
  const inspectionDay = new Date().toISOString().slice(0, 10);
  const appointments = Array.from({ length: count }, (_, index) => ({
    appointmentId: `A${index}`,
    department: '家庭醫學科',
    room: 'R101',
    doctor,
    inspectionDay,
    shift: 'evening',
    serialNumber: index + 1,
    name: `病人${index}`,
    patientId: `A${100_000_000 + index}`,
    medicalRecordNumber: `M${index}`,
  }));
  await ask(server, '/web/appointment/bulk/saveOrUpdate', { appointments }, token);
}

/**
 * What the staff of a room does for each patient: presses Next, reads the counter's state as a controller does, and now
 * and then looks into the list of appointments. Timed as one press.
 */
export function roomPress(server: RunningServer, hall: Hall): { press: Press; close(): void } {
  const { press, close } = httpPress(server, hall);
  const agent = new Agent({ keepAlive: true, maxSockets: hall.counters.length });
  let patients = 0;
  const read = (path: string) => readOver(agent, server.port, path, hall.token);
  return {
    press: async (panelGid, key) => {
      const number = await press(panelGid, key);
      await read(`${web}/queue/generic/currentNo?panelGid=${panelGid}`);
      patients += 1;
      if (patients % lookUpEvery === 0) {
        await read(`${web}/appointment/by/doctor?doctor=${encodeURIComponent(doctor)}&limit=10`);
      }
      return number;
    },
    close: () => {
      close();
      agent.destroy();
    },
  };
}

function readOver(agent: Agent, port: number, path: string, token: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` };
    get({ host: '127.0.0.1', port, path, headers, agent }, (answer) => {
      answer.resume();
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`${path}: ${answer.statusCode}`)),
      );
    }).on('error', reject);
  });
}
