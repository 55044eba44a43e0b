import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createLanguage } from '#client/language/language.ts';
import { type Arrival, arrive } from '#client/navigation/arrive.ts';
import { createTokens } from '#client/session/tokens.ts';
import { createStore } from '#client/store.ts';
import type { ErrorLayout, Organisation } from '#generated/shapes.ts';

const organisation = {
  gid: 'demo',
  language: 'th',
  dashboardOptions: { enablePanelGroupUsageDashboardOption: true },
} as Organisation;

let arrival: Arrival;
let cookies: Map<string, string>;

beforeEach(() => {
  cookies = new Map();
  const jar = {
    get cookie() {
      return [...cookies].map((pair) => pair.join('=')).join('; ');
    },
    set cookie(text: string) {
      const [name = '', value = ''] = (text.split('; ')[0] ?? '').split('=');
      cookies.set(name, value);
    },
  };
  arrival = {
    tokens: createTokens(jar, false),
    language: createLanguage(undefined),
    errorLayout: createStore<ErrorLayout>('exception'),
    leaveController: vi.fn(),
    loadOrganisation: async () => organisation,
  };
});

const at = (path: string) => arrive(new URL(path, 'https://hospital.example'), arrival);

describe('on every navigation', () => {
  test('an error layout is cleared', async () => {
    await at('/ticket/abc');
    expect(arrival.errorLayout.get()).toBe('none');
  });

  test('stored controller data is cleared, but not on the controller’s own routes', async () => {
    for (const path of ['/panel-controller', '/quick-login/panel-controller/demo/room1']) await at(path);
    expect(arrival.leaveController).not.toHaveBeenCalled();
    for (const path of ['/admin/demo/management', '/any-check/room1', '/quick-login/demo']) await at(path);
    expect(arrival.leaveController).toHaveBeenCalledTimes(3);
  });

  test('a token query on a non-admin route is stored, and the path loaded without it', async () => {
    expect(await at('/any-check/room1?token=abc&key=k')).toEqual({ reload: '/any-check/room1?key=k' });
    expect(await at('/panel-controller?token=abc')).toEqual({ reload: '/panel-controller' });
    expect(arrival.tokens.get('session')).toBe('abc');
  });

  test('a token query on an admin route is not taken', async () => {
    await at('/admin/demo/management?token=abc');
    expect(arrival.tokens.get('session')).toBeUndefined();
  });
});

describe('a callPanelToken query', () => {
  test('becomes the session token and leads to the first enabled dashboard', async () => {
    expect(await at('/quick-login/demo?callPanelToken=abc')).toEqual({ goTo: '/admin/group/demo/dashboard' });
    expect(cookies.get('token')).toBe('abc');
  });

  test('leads to panel management when there is no dashboard, or nothing could be loaded', async () => {
    arrival.loadOrganisation = async () => undefined;
    expect(await at('/quick-login/demo?callPanelToken=abc')).toEqual({ goTo: '/admin/demo/management' });
  });
});

describe('an admin route', () => {
  test('without a token shows no permission', async () => {
    await at('/admin/demo/management');
    expect(arrival.errorLayout.get()).toBe('noPermission');
  });

  test('whose organisation is typed in other letters leads to the address as the organisation has it', async () => {
    cookies.set('token', 'abc');
    expect(await at('/admin/Demo/management?page=2')).toEqual({ goTo: '/admin/demo/management?page=2' });
    expect(await at('/admin/group/DEMO/dashboard')).toEqual({ goTo: '/admin/group/demo/dashboard' });
    arrival.loadOrganisation = async () => ({ ...organisation, gid: 'Adm' });
    expect(await at('/admin/adm/management')).toEqual({ goTo: '/admin/Adm/management' });
  });

  test('that another one has taken the place of changes nothing when its organisation comes', async () => {
    cookies.set('token', 'abc');
    let wanted = true;
    const late = Promise.withResolvers<undefined>();
    arrival.isWanted = () => wanted;
    arrival.loadOrganisation = () => late.promise;
    const left = at('/admin/else/management');
    wanted = false;
    late.resolve(undefined);
    await left;
    expect(arrival.errorLayout.get()).toBe('none');
  });

  test('with a token but no organisation shows not found', async () => {
    cookies.set('token', 'abc');
    arrival.loadOrganisation = async () => undefined;
    await at('/admin/demo/management');
    expect(arrival.errorLayout.get()).toBe('notFound');
  });

  test('with a token that has ended forgets it, and asks for a sign-in', async () => {
    cookies.set('token', 'abc');
    arrival.loadOrganisation = async () => 'refused';
    await at('/admin/demo/management');
    expect(arrival.errorLayout.get()).toBe('noPermission');
    expect(arrival.tokens.get('session')).toBeUndefined();
  });

  test('goes on with the token of a sign-in in another window before the one that has ended is refused', async () => {
    cookies.set('token', 'ended');
    arrival.loadOrganisation = async () => {
      if (arrival.tokens.get('session') !== 'ended') return organisation;
      cookies.set('token', 'new');
      return 'refused';
    };
    expect(await at('/admin/demo/management')).toEqual({ stay: true, organisation });
    expect(arrival.tokens.get('session')).toBe('new');
  });

  test('with one of two tokens ended goes on with the other', async () => {
    cookies.set('token', 'abc').set('systemAdvanceToken', 'def');
    arrival.loadOrganisation = async () => (arrival.tokens.get('systemAdvance') ? 'refused' : organisation);
    expect(await at('/admin/demo/management')).toEqual({ stay: true, organisation });
    expect(arrival.tokens.get('session')).toBe('abc');
  });

  test('is no missing page while the server is not reached', async () => {
    cookies.set('token', 'abc');
    arrival.loadOrganisation = async () => 'unreachable';
    await at('/admin/demo/management');
    expect(arrival.errorLayout.get()).toBe('exception');
  });

  test('that names no organisation leads to that of the session, or to the provider’s pages', async () => {
    await at('/admin');
    expect(arrival.errorLayout.get()).toBe('noPermission');
    cookies.set('token', 'abc');
    expect(await at('/admin')).toEqual({ goTo: '/admin/group/demo/dashboard' });
    cookies.set('systemAdvanceToken', 'def');
    expect(await at('/admin')).toEqual({ goTo: '/system-advance' });
  });

  test('with both takes the organisation’s language, unless a person chose one', async () => {
    cookies.set('token', 'abc');
    expect(await at('/admin/demo/management')).toEqual({ stay: true, organisation });
    expect(arrival.errorLayout.get()).toBe('none');
    expect(arrival.language.current.get()).toBe('th');
  });
});

describe('an advance route', () => {
  test('without its token goes to the launcher versions, naming the wanted route', async () => {
    arrival.language.show('th');
    expect(await at('/system-advance/organization-list?page=2')).toEqual({
      goTo: '/system-advance/launcher-version?redirect=%2Fsystem-advance%2Forganization-list%3Fpage%3D2',
    });
    expect(arrival.language.current.get()).toBe('zh-TW');
  });

  test('is shown with its token, and so is the page that signs in', async () => {
    expect(await at('/system-advance/launcher-version')).toEqual({ stay: true });
    cookies.set('systemAdvanceToken', 'abc');
    expect(await at('/system-advance/proxy-setting')).toEqual({ stay: true });
  });
});
