export interface ScreenAddress {
  panelGid: string;
  /** Key of the exclusive address, if it is in it. */
  key: string | undefined;
  /** Polls only, plays nothing, says nothing. */
  thumbnail: boolean;
  /** Shows views that the page around it hands over. */
  preview: boolean;
}

/** Reads `/panel/:gid?key=…[&thumbnail=1][&preview]`. */
export function readScreenAddress({ pathname, search }: { pathname: string; search: string }): ScreenAddress {
  const given: { [name: string]: string } = {};
  for (const pair of search.replace(/^\?/, '').split('&')) {
    const [name = '', value = ''] = pair.split('=');
    given[name] = decodeURIComponent(value);
  }
  return {
    panelGid: decodeURIComponent(pathname.replace(/\/+$/, '').split('/').pop() || ''),
    key: given.key || undefined,
    thumbnail: given.thumbnail === '1',
    preview: given.preview !== undefined,
  };
}
