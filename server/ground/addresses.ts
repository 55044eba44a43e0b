/** Addresses of our pages that answers and pages of the server give out. */
export const addresses = {
  advance: '/system-advance',
  /** The page of the provider's area on which one signs in. */
  advanceSignIn: '/system-advance/launcher-version',
  controller: '/panel-controller',
  /** Where identity providers send people back to. */
  singleSignOn: '/single-sign-on',
  /** Sign-in of an organisation's administrators; with a token it is one. */
  quickLogin: (orgGid: string, callPanelToken?: string) =>
    `/quick-login/${orgGid}${callPanelToken ? `?callPanelToken=${callPanelToken}` : ''}`,
  /** The screen of a panel for browsers that cannot run its program, with its key in the query. */
  plainPanel: (panelGid: string, query: string) => `/panel/${panelGid}/plain${query}`,
  /** The check-in kiosk of a panel, with its key in the query. */
  kiosk: (panelGid: string, query: string) => `/any-check/${panelGid}${query}`,
  /** Where devices that have no key yet show a code. */
  pairing: { panel: '/tv', kiosk: '/kiosk', ticketMachine: '/ticket' },
  /** What patients may see of a hall on their own phones; it holds no key. */
  clinics: '/any-check/lobby-clinics-include-appointments',
  clinicList: (panelGid: string) => `${addresses.clinics}/${panelGid}/list`,
  clinicDetail: (panelGid: string, room: string) => `${addresses.clinics}/${panelGid}/detail?room=${room}`,
};
