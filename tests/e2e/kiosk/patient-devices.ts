/** A hospital with its kiosk and ticket machine, for journeys of patients. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { type Api, apiAt } from '#demo/api.ts';
import type { Panel } from '#generated/shapes.ts';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import type { RunningServer } from '../../running/server.ts';
import { type Hospital, pushAppointments, setUpHospital, staffPassword } from '../hospital/set-up-hospital.ts';
import { openProduct } from '../open-product.ts';

export interface PatientDevices {
  server: RunningServer;
  browser: Browser;
  hospital: Hospital;
  /** A lobby whose kiosk and machine cover every room. */
  lobby: Panel;
  patients: { room: string; patientId: string }[];
  /** What went wrong on any page. */
  complaints: string[];
  open(viewport?: { width: number; height: number }, more?: BrowserContextOptions): Promise<[BrowserContext, Page]>;
  /** Somebody who has logged in at a room. */
  nurseAt(code: string): Promise<{ nurse: Api; panelGid: string }>;
}

export const upright = { width: 1080, height: 1920 };

export async function openPatientDevices(
  opened: AsyncDisposableStack,
  roomCodes: string[],
  patientCount = 0,
  env: Record<string, string> = {},
): Promise<PatientDevices> {
  const { server, browser } = await openProduct(opened, { env });
  const hospital = await setUpHospital(server, roomCodes);
  const patients = patientCount > 0 ? await pushAppointments(hospital, patientCount) : [];
  const made = await hospital.api.call('createPanel', {
    path: { panelType: 'clinicsLobbyPanel' },
    body: { name: '一樓自助報到' },
  });
  const complaints: string[] = [];
  return {
    server,
    browser,
    hospital,
    patients,
    complaints,
    lobby: await hospital.api.call('getPanel', { query: { gid: made.gid } }),
    async open(viewport = upright, more = {}) {
      const device = await browser.newContext({ locale: 'zh-TW', viewport, ...more });
      const page = await device.newPage();
      page.setDefaultTimeout(45_000);
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (/Content.Security.Policy/i.test(message.text())) complaints.push(message.text());
      });
      return [device, page];
    },
    async nurseAt(code) {
      const { panel, staffId } = hospital.rooms[roomCodes.indexOf(code)]!;
      const nobody = apiAt(server.url);
      const body = { orgGid: hospital.orgGid, staffId, password: staffPassword };
      const nurse = nobody.as((await nobody.call('signInStaff', { body })).token);
      await nurse.call('logInCounter', { path: { variant: 'clinic' }, body: { panelGid: panel.gid } });
      return { nurse, panelGid: panel.gid };
    },
  };
}

/** What a scanner does: keys in quick order, and Enter. */
export async function scan(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

export const atHome = (page: Page) => page.getByRole('heading', { name: zh.kiosk.home.question }).waitFor();
