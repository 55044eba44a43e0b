/** Records by spreadsheet, as a new administrator does it: sixty rooms, changes, doctors from an old system, staff. */
import { readFile as readDisk } from 'node:fs/promises';
import type { Browser, Download, Page } from 'playwright';
import { expect } from 'vitest';
import { readFile } from '#admin/spreadsheet/file/read-file.ts';
import type { Cell } from '#admin/spreadsheet/file/table.ts';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { addressOf } from '../../browser/address-of.ts';
import { expectPage } from '../../browser/expect-page.ts';
import { seriousFindings } from '../../browser/serious-findings.ts';
import type { RunningServer } from '../../running/server.ts';
import { openAdmin } from '../hospital/admin-page.ts';
import { type Hospital, organisationPassword, setUpHospital } from '../hospital/set-up-hospital.ts';
import { dropFile, said, sheet } from '../hospital/spreadsheet-page.ts';
import { beginWith, journey } from '../journey.ts';
import { openProduct } from '../open-product.ts';

let server: RunningServer;
let browser: Browser;
let hospital: Hospital;
let page: Page;

beginWith(async (opened) => {
  ({ server, browser } = await openProduct(opened));
  hospital = await setUpHospital(server, ['101']);
  await hospital.api.call('bulkCreateMedicalDepartment', {
    body: {
      items: [
        { code: 'EYE', name: '眼科' },
        { code: 'ENT', name: '耳鼻喉科、頭頸外科' },
      ],
    },
  });
  page = await openAdmin(browser, server.url, hospital.orgGid, organisationPassword);
});

const words = zh.admin.spreadsheet;
const { code, name, location, department } = zh.fields.Room;
const press = (label: string) => page.getByRole('button', { name: label, exact: true }).click();
const open = (path: string) => page.goto(`${server.url}/admin/${hospital.orgGid}/${path}`);
/** The spreadsheets of a list, by the list: so there is a page to go back to. */
async function goTo(list: string): Promise<void> {
  await open(list);
  await page.getByRole('button', { name: zh.admin.list.more }).click();
  await page.getByRole('menuitem', { name: zh.admin.list.import }).click();
}
const drop = (fileName: string, content: Uint8Array) => dropFile(page, fileName, content);
const rows = () => page.getByRole('table', { name: words.rows }).getByRole('row');
const shows = (state: keyof typeof words.state, count: number) =>
  expectPage(page.getByRole('button', { name: `${words.state[state]} ${count}`, exact: true })).toBeVisible();

async function saved(act: () => Promise<void>): Promise<{ fileName: string; cells: Cell[][] }> {
  const [download] = await Promise.all([page.waitForEvent('download') as Promise<Download>, act()]);
  const { tables } = await readFile(await readDisk(await download.path()), 'zh-TW');
  return { fileName: download.suggestedFilename(), cells: tables[0]?.rows.map(({ cells }) => [...cells]) ?? [] };
}

/** Big5 of a text: there is a decoder only, so it is asked for every pair of bytes. */
function big5(text: string): Uint8Array {
  const codes = new Map<string, number[]>();
  for (let high = 0xa1; high <= 0xf9; high += 1) {
    for (let low = 0x40; low <= 0xfe; low += 1) {
      const letter = new TextDecoder('big5').decode(Uint8Array.of(high, low));
      if (letter.length === 1 && letter !== '\uFFFD' && !codes.has(letter)) codes.set(letter, [high, low]);
    }
  }
  return Uint8Array.from([...text].flatMap((letter) => codes.get(letter) ?? letter.charCodeAt(0)));
}

journey('an administrator brings the hospital in from spreadsheets', (step) => {
  step('takes the template from the empty list', async () => {
    await open('room');
    await page.getByRole('link', { name: zh.admin.list.import }).click();
    await page.getByRole('heading', { name: words.prepare }).waitFor(); // the list has a button of that name too
    const { fileName, cells } = await saved(() => press(words.getTemplate));
    expect(fileName).toBe(`${zh.entities.Room}_${words.template}.xlsx`);
    expect(cells[0]).toEqual([
      `${code} *`,
      `${name} *`,
      zh.fields.Room.secondName,
      location,
      department,
      zh.fields.Room.enabled,
    ]);
    expect(await seriousFindings(page)).toEqual([]);
  });

  step('drops sixty rooms, two of them wrong, and sees which and why', async () => {
    const sixty = Array.from({ length: 60 }, (_, index): Cell[] => [
      `R${index + 1}`,
      `診間 ${index + 1}`,
      'A棟 2樓',
      '眼科',
    ]);
    sixty[9] = ['R10', '診間 10', '', '皮膚科'];
    sixty[29] = ['R29', '診間 30', '', ''];
    await drop('rooms.xlsx', await sheet([code, name, location, department], sixty));
    await shows('new', 58);
    await shows('wrong', 2);
    await expectPage(rows()).toHaveCount(3);
    await expectPage(rows().nth(1)).toContainText(
      said(zh.admin.spreadsheet.fault.unknownReference, { text: '皮膚科' }),
    );
    await expectPage(rows().nth(2)).toContainText(said(zh.admin.spreadsheet.fault.twice, { row: 30 }));
    expect(await seriousFindings(page)).toEqual([]);
  });

  step('takes in the right ones, though the first answer is lost on the way', async () => {
    let lost = 0;
    await page.route('**/system/room/bulk/create*', async (route) => {
      lost += 1;
      if (lost > 1) return route.continue();
      await route.fetch();
      await route.abort();
    });
    await press(said(words.takeRight, { wrong: 2, number: 58 }));
    await expectPage(page.getByText(said(words.doneButWrong, { number: 58, wrong: 2 }))).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(lost).toBe(3);
    expect((await hospital.api.call('listRoom', {})).paging.count).toBe(58);
  });

  step('corrects the wrong rows in the file of them, and takes them in', async () => {
    const { cells } = await saved(() => press(words.saveWrong));
    expect(cells.map((row) => row[4])).toEqual([
      words.reason,
      expect.stringContaining('皮膚科'),
      expect.stringContaining('30'),
    ]);
    const [head = [], first = [], second = []] = cells;
    first[3] = '耳鼻喉科、頭頸外科';
    second[0] = 'R30';
    await press(words.another);
    await drop('wrong.xlsx', await sheet(head.map(String), [first, second]));
    await shows('new', 2);
    await press(said(words.takeAll, { number: 2 }));
    await page.getByRole('link', { name: words.toList }).click();
    await expectPage(page.getByRole('cell', { name: 'R1', exact: true })).toBeVisible();
    const { data, paging } = await hospital.api.call('listRoom', { query: { search: 'R10' } });
    const departments = await hospital.api.call('listMedicalDepartment', { query: { search: 'ENT' } });
    expect([paging.count, data[0]?.department]).toEqual([1, departments.data[0]?.gid]);
  });

  step('exports the list, changes two rooms and takes the file in again', async () => {
    const { fileName, cells } = await saved(async () => {
      await page.getByRole('button', { name: zh.admin.list.more }).click();
      await page.getByRole('menuitem', { name: zh.admin.list.exportXlsx }).click();
    });
    expect(fileName).toMatch(/_\d{4}-\d\d-\d\d\.xlsx$/);
    const [head = [], ...records] = cells;
    expect(records).toHaveLength(60);
    expect(records[0]).toContain('眼科');
    (records[0] as Cell[])[head.indexOf(location)] = 'B棟 5樓';
    (records[2] as Cell[])[head.indexOf(location)] = words.clearing;
    await open('room/spreadsheet');
    await drop('rooms.xlsx', await sheet(head.map(String), records));
    await shows('changed', 2);
    await shows('same', 58);
    await press(said(words.takeAll, { number: 2 }));
    await expectPage(page.getByText(said(words.done, { number: 2 }))).toBeVisible();
    const changed = await hospital.api.call('listRoom', { query: { search: 'B棟' } });
    expect(changed.data.map(({ code: one }) => one)).toEqual([records[0]?.[0]]);
  });

  step('takes in doctors from an old system: Big5, other heads, full-width digits', async () => {
    await open('doctor/spreadsheet');
    const { code: doctorCode, name: doctorName, departments } = zh.fields.Doctor;
    const list = `${doctorCode},${doctorName},${departments},電話\r\nＤ０１,陳怡君,"EYE;耳鼻喉科、頭頸外科",02\r\nD02,林美玲,眼科,03\r\n`;
    await drop('doctors.csv', big5(list));
    await shows('wrong', 1);
    await expectPage(page.getByText(said(words.unknown, { columns: '電話' }))).toBeVisible();
    await expectPage(page.getByText(said(words.readAs, { encoding: 'big5' }))).toBeVisible();
    await expectPage(rows().nth(1)).toContainText(
      said(zh.admin.spreadsheet.fault.unknownReference, { text: '耳鼻喉科' }),
    );
    await press(words.another);
    await drop('doctors.csv', big5(list.replace('"EYE;耳鼻喉科、頭頸外科"', '"EYE;ENT"')));
    await press(said(words.takeAll, { number: 2 }));
    await expectPage(page.getByText(said(words.done, { number: 2 }))).toBeVisible();
    const { data } = await hospital.api.call('listDoctor', {});
    expect(data.map((one) => [one.code, one.name, one.departments?.length])).toEqual([
      ['D01', '陳怡君', 2],
      ['D02', '林美玲', 1],
    ]);
  });

  step('takes in staff with passwords, stops in the middle and goes on', async () => {
    await goTo('staff');
    const { staffId, name: staffName, password } = zh.fields.Staff;
    const people = Array.from({ length: 9 }, (_, index): Cell[] => [
      `n${index}`,
      `護理師 ${index}`,
      `the sea at night ${index}`,
    ]);
    people[8] = ['n8', '護理師 8', 'password1234'];
    await drop('staff.xlsx', await sheet([staffId, staffName, password], people));
    await shows('new', 9);
    const held: (() => void)[] = [];
    const isHeld = new Promise<void>((resolve) => {
      void page.route(addressOf('createStaff'), async (route) => {
        if (held.length < 3) await new Promise<void>((release) => held.push(release) === 3 && resolve());
        await route.continue();
      });
    });
    await page.getByRole('button', { name: said(words.takeAll, { number: 9 }), exact: true }).dblclick();
    await isHeld;
    await press(words.stop);
    for (const release of held) release();
    await expectPage(page.getByText(said(words.progress, { number: 3, total: 9 }))).toBeVisible();
    await page.goBack();
    await expectPage(page.getByRole('dialog')).toContainText(words.leaveText);
    await page.getByRole('dialog').getByRole('button', { name: zh.ra.action.cancel, exact: true }).click();
    await press(words.goOn);
    await expectPage(page.getByText(said(words.doneButWrong, { number: 8, wrong: 1 }))).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await press(`${words.state.wrong} 1`);
    await expectPage(rows().nth(1)).toContainText(zh.errors.password_common);
    const { data } = await hospital.api.call('listStaff', { query: { search: 'n0' } });
    expect(data[0]?.name).toBe('護理師 0');
  });

  step('leaves a file that is stopped by the browser’s way back, after one yes', async () => {
    await goTo('staff');
    const { staffId, name: staffName, password } = zh.fields.Staff;
    await drop('staff.xlsx', await sheet([staffId, staffName, password], [['n9', '護理師 9', 'the sea at night 9']]));
    await shows('new', 1);
    await page.route(addressOf('createStaff'), (route) => route.abort());
    await press(said(words.takeAll, { number: 1 }));
    await page.getByRole('button', { name: words.goOn, exact: true }).waitFor();
    await page.goBack();
    await page.getByRole('dialog').getByRole('button', { name: words.leave, exact: true }).click();
    await page.waitForURL(/\/staff$/);
    await expectPage(page.getByRole('dialog')).toBeHidden();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  step('enters the appointments of a day, once, though the first answer is lost and the file comes twice', async () => {
    const fields = zh.fields.Appointment;
    const labels = [fields.name, fields.serialNumber, zh.entities.Room, fields.inspectionDay, fields.shift];
    const { today } = await hospital.api.call('getAppointmentDay', {});
    const row = (patient: string, number: number, ...own: Cell[]): Cell[] => [
      patient,
      number,
      '101',
      own[0] ?? today,
      zh.values.Session.day,
      own[1] ?? '眼科',
    ];
    const file = (...rows: Cell[][]) => sheet([...labels, fields.department], rows);
    const day = await file(row('王小明', 41), row('陳美惠', 42), row('昨日', 43, '2026-01-05'));
    await open('appointment-list');
    await page.getByRole('link', { name: zh.admin.list.import }).click();
    await expectPage(page.getByText(words.prepareNewText)).toBeVisible();
    await expectPage(page.getByRole('button', { name: words.getRecords })).toHaveCount(0);
    await drop('day.xlsx', day);
    let lost = 0;
    await page.route(addressOf('bulkCreateAppointment'), async (route) => {
      const response = await route.fetch();
      if (!response.ok() || lost > 0) return route.fulfill({ response });
      lost += 1;
      return route.abort();
    });
    await press(said(words.takeAll, { number: 3 }));
    await expectPage(page.getByText(said(words.doneButWrong, { number: 2, wrong: 1 }))).toBeVisible();
    await press(`${words.state.wrong} 1`);
    await expectPage(rows().nth(1)).toContainText(zh.errors.appointment_past);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(lost).toBe(1);
    const listed = async () => (await hospital.api.call('listAppointment', { query: { source: 'desk' } })).data;
    const gids = (await listed()).map(({ gid }) => gid);
    expect(gids).toHaveLength(2);
    await hospital.api.call('cancelAppointment', { body: { gid: gids[1] ?? '' } });
    await press(words.another);
    await drop('day.xlsx', await file(row('王小明', 41), row('陳美惠', 42), row('李大同', 42, today, '')));
    await shows('same', 2);
    await press(said(words.takeAll, { number: 1 }));
    await page.getByRole('link', { name: words.toList }).click();
    expect((await listed()).find(({ name: patient }) => patient === '李大同')?.department).toBe('家庭醫學科');
    expect((await listed()).map(({ name: patient, status }) => `${patient} ${status}`).sort()).toEqual([
      '李大同 default',
      '王小明 default',
      '陳美惠 canceled',
    ]);
  });

  step('is told what a file is that is no spreadsheet', async () => {
    await open('room/spreadsheet');
    await drop('rooms.xlsx', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d));
    await expectPage(page.getByRole('alert')).toContainText(zh.admin.spreadsheet.file.noTable);
  });

  step('is not told that all is there already by a file with heads and nothing below them', async () => {
    await drop('heads.xlsx', await sheet([code, name], []));
    await page.getByText(words.noRows).waitFor();
    await expectPage(page.getByText(words.nothingNew)).toHaveCount(0);
  });
});
