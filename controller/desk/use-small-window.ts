import { useCallback, useEffect, useState } from 'react';

/** Document Picture-in-Picture (WICG), as far as it is used; browsers other than Chromium have none. */
interface PictureInPicture {
  requestWindow(options: { width: number; height: number }): Promise<Window>;
}

export interface SmallWindow {
  /** The window while it is open. */
  readonly window: Window | undefined;
  open(): void;
}

const size = { width: 360, height: 420 };

const source = (globalThis as { documentPictureInPicture?: PictureInPicture }).documentPictureInPicture;

/** A small window that stays above all others, in front of the hospital's own system; undefined where there is none. */
export function useSmallWindow(): SmallWindow | undefined {
  const [opened, setOpened] = useState<Window>();

  const open = useCallback(() => {
    source?.requestWindow(size).then(
      (small) => {
        dress(small.document);
        small.addEventListener('pagehide', () => setOpened(undefined), { once: true });
        setOpened(small);
      },
      // Refused, as where the press has gone by: the button can be pressed again.
      () => undefined,
    );
  }, []);
  useEffect(() => () => opened?.close(), [opened]);

  return source && { window: opened, open };
}

/** Gives the window the look of the page. */
function dress(small: Document): void {
  const { documentElement: from } = document;
  const { documentElement: to } = small;
  to.lang = from.lang;
  to.style.cssText = from.style.cssText;
  for (const { name, value } of from.attributes) if (name.startsWith('data-')) to.setAttribute(name, value);
  for (const sheet of document.querySelectorAll('link[rel=stylesheet], style'))
    small.head.append(sheet.cloneNode(true));
}
