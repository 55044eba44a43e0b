/** Addresses of pages that one front end leads to and another, or the server, answers: written here and nowhere else. */
export const addresses = {
  /** The provider's own area. */
  advance: '/system-advance',
  /** The page of that area on which one signs in. */
  advanceSignIn: '/system-advance/launcher-version',
  /** Sign-in of an organisation's administrators. */
  quickLogin: (orgGid: string) => `/quick-login/${orgGid}`,
};
