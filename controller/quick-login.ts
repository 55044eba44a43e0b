/** Organisation and panel of /quick-login/panel-controller/:orgId/:panelGid; undefined for other paths. */
export function quickLogin(path: string): { orgGid: string; panelGid: string } | undefined {
  const [first, second, orgGid, panelGid] = path.split('/').filter(Boolean).map(decodeURIComponent);
  return first === 'quick-login' && second === 'panel-controller' && orgGid && panelGid
    ? { orgGid, panelGid }
    : undefined;
}
