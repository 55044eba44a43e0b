import type { Browser, Page } from 'playwright';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { freePort } from '../../running/free-port.ts';
import { client, type IdentityProvider, type People, startIdentityProvider } from '../../running/identity-provider.ts';
import type { RunningServer } from '../../running/server.ts';
import { openProduct } from '../open-product.ts';
import { type Hospital, setUpHospital } from './set-up-hospital.ts';

const label = '員工帳號';

/** A text that names the provider, with the hospital's own word for its accounts unless another one is given. */
export const withLabel = (text: string, name = label) => text.replace('{{label}}', name);

export interface WithProvider {
  server: RunningServer;
  browser: Browser;
  idp: IdentityProvider;
  hospital: Hospital;
  /** A page of a browser of its own. */
  open(path: string): Promise<Page>;
  /** Leaves a sign-in page for the provider. */
  leave(page: Page, text?: string, name?: string): Promise<void>;
  /** Types who one is at the provider. */
  say(page: Page, account: string): Promise<void>;
}

/** The product with a hospital whose people sign in at an identity provider, and with one of the provider's own staff. */
export async function openWithProvider(opened: AsyncDisposableStack, people: People): Promise<WithProvider> {
  const port = await freePort();
  const idp = await startIdentityProvider({ people, redirectUris: [`http://127.0.0.1:${port}/single-sign-on`] });
  opened.defer(() => idp.close());
  const env = {
    PORT: String(port),
    OIDC_NETWORKS: 'loopback',
    OIDC_ISSUER: idp.issuer,
    OIDC_CLIENT_ID: client.id,
    OIDC_CLIENT_SECRET: client.secret,
    OIDC_ADMIN_VALUE: 'callboard-provider',
    OIDC_LABEL: 'Callboard',
  };
  const { server, browser } = await openProduct(opened, { env });
  const hospital = await setUpHospital(server, ['101']);
  const singleSignOn = {
    enabled: true,
    label,
    issuer: idp.issuer,
    clientId: client.id,
    administratorRoles: ['callboard-admin'],
  };
  const body = { gid: hospital.orgGid, singleSignOn, singleSignOnSecret: client.secret };
  await hospital.api.call('updateOrganisationGeneral', { body });
  return {
    server,
    browser,
    idp,
    hospital,
    async open(path) {
      const context = await browser.newContext({ locale: 'zh-TW', viewport: { width: 1280, height: 800 } });
      const page = await context.newPage();
      page.setDefaultTimeout(45_000);
      await page.goto(server.url + path);
      return page;
    },
    leave: (page, text = zh.admin.signIn.with, name = label) =>
      page.getByRole('button', { name: withLabel(text, name) }).click(),
    async say(page, account) {
      await page.waitForURL(`${idp.issuer}/**`);
      await page.getByLabel('Account').fill(account);
      await page.getByRole('button', { name: 'Continue' }).click();
    },
  };
}
