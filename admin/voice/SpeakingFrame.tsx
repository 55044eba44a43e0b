import Box from '@mui/material/Box';
import type { RefObject } from 'react';
import { useTranslate } from 'react-admin';

/** The display itself, unseen: it says calls as a screen does. */
export function SpeakingFrame({ frame }: { frame: RefObject<HTMLIFrameElement | null> }) {
  return (
    <Box aria-hidden sx={{ position: 'absolute', width: 2, height: 2, overflow: 'hidden', visibility: 'hidden' }}>
      <iframe
        ref={frame}
        src="/panel/listen?preview=1"
        title={useTranslate()('admin.voice.listen')}
        tabIndex={-1}
        width={640}
        height={360}
      />
    </Box>
  );
}
