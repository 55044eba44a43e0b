/** A room that keeps no list, at whose desk nobody can know who waits: only the nurse can say that the next session begins. */
import { expect, test } from 'vitest';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { expectPage } from '../../browser/expect-page.ts';
import { layoutFaults } from '../../browser/layout-faults.ts';
import { seriousFindings } from '../../browser/serious-findings.ts';
import { setUpHospital, staffPassword } from '../hospital/set-up-hospital.ts';
import { openProduct } from '../open-product.ts';
import { signInAtController } from './sign-in.ts';

test('goes on to the afternoon, and back to the morning, from its desk', async () => {
  await using opened = new AsyncDisposableStack();
  const { server, browser } = await openProduct(opened);
  const hospital = await setUpHospital(server, []);
  const { api, orgGid } = hospital;
  await api.call('createPanel', {
    path: { panelType: 'defaultPanel' },
    body: { name: '診間 106', counterName: '106 診', callingMode: 0 },
  });
  await api.call('createStaff', { body: { staffId: 'nurse', name: '護理師', password: staffPassword, panels: [] } });
  const page = await browser.newPage({ locale: 'zh-TW', viewport: { width: 1024, height: 768 } });
  page.setDefaultTimeout(45_000);
  const next = page.locator('[data-action=next]:not([data-waits])');
  const session = (name: 'morning' | 'afternoon') => page.locator(`[data-session=${name}]`);

  await signInAtController(page, server, hospital, 'nurse');
  await page.locator('.counter-card').click();
  await next.click();
  await expectPage(next).toContainText('002');
  await expectPage(session('morning')).toHaveCount(0);

  await api.call('updateOrganisationGeneral', { body: { gid: orgGid, afternoonStartTime: '08:30' } });
  await expectPage(session('morning')).toHaveAttribute('aria-pressed', 'true');
  await expectPage(session('afternoon')).toHaveText(zh.values.Session.afternoon);
  await expectPage(next).toContainText('002');
  expect(await layoutFaults(page)).toEqual([]);
  expect(await seriousFindings(page)).toEqual([]);

  await session('afternoon').dblclick();
  await expectPage(next).toContainText('001');
  await expectPage(session('afternoon')).toHaveAttribute('aria-pressed', 'true');
  await session('morning').click();
  await expectPage(next).toContainText('002');
});
