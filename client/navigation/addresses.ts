/** Addresses of pages that one front end leads to and another, or the server, answers: written here and nowhere else. */
export const addresses = {
  /** The provider's own area. */
  advance: '/system-advance',
  /** The page of that area on which one signs in. */
  advanceSignIn: '/system-advance/launcher-version',
  /** Where an administrator lets a device in by the code that it shows; the entry `/admin?pair=…` leads there. */
  pairDevice: (orgGid: string, code: string) => `/admin/${orgGid}/screens/pair?code=${encodeURIComponent(code)}`,
  /** Sign-in of an organisation's administrators. */
  quickLogin: (orgGid: string) => `/quick-login/${orgGid}`,
};
