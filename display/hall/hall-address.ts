import type { Locale } from '#generated/shapes.ts';

export interface HallAddress {
  panelGid: string;
  /** Gid of the one room to show; without it, all of them. */
  room: string | undefined;
  /** The reader's, not the hall's. */
  language: Locale;
}

/** Reads `…/:panelGid/list` and `…/:panelGid/detail?room=…`; the server has said which language the page is in. */
export function readHallAddress(
  { pathname, search }: { pathname: string; search: string },
  language: string,
): HallAddress {
  const parts = pathname.replace(/\/+$/, '').split('/');
  const room = /[?&]room=([^&]*)/.exec(search);
  return {
    panelGid: decodeURIComponent(parts[parts.length - 2] || ''),
    room: parts[parts.length - 1] === 'detail' && room ? decodeURIComponent(room[1] || '') : undefined,
    language: language as Locale,
  };
}
