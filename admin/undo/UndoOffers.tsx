import UndoIcon from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useEffect, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { passedSince } from '#client/time/passed-since.ts';
import { useStore } from '#client/use-store.ts';
import { limits } from '#generated/limits.ts';
import { organisationGid } from '../session.ts';
import { type Offer, offers, withdraw } from './offers.ts';

/** The deletions that can still be taken back, over whatever page was gone to meanwhile. */
export function UndoOffers() {
  const standing = useStore(offers);
  const orgGid = useStore(organisationGid);
  const shownFor = useRef(orgGid);
  useEffect(() => {
    // What was deleted in one organisation is not brought back in another.
    if (shownFor.current !== orgGid) offers.set([]);
    shownFor.current = orgGid;
  }, [orgGid]);
  return (
    <Box
      role="status"
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        bottom: 16,
        left: '50%',
        transform: 'translateX(-50%)',
        display: 'grid',
        gap: 1,
        maxWidth: 'calc(100vw - 32px)',
      }}
    >
      {standing.map((offer) => (
        <OfferBar key={offer.id} offer={offer} />
      ))}
    </Box>
  );
}

/** One deletion. Its time stands still while the pointer or the keyboard is on it. */
function OfferBar({ offer }: { offer: Offer }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [held, setHeld] = useState(false);
  const [busy, setBusy] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const left = useRef<number>(limits.undoMs);
  useEffect(() => {
    if (held || busy) return;
    const passed = passedSince();
    const timer = setTimeout(() => withdraw(offer.id), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - passed());
    };
  }, [held, busy, offer.id]);
  const undo = async () => {
    setBusy(true);
    try {
      await offer.restore();
      // The button goes with what it was for: the keyboard goes on in the page.
      if (bar.current?.contains(document.activeElement)) document.getElementById('content')?.focus();
      withdraw(offer.id);
      notify('admin.undo.done', { type: 'success' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
      // The time was not used up by a server that was away.
      setBusy(false);
    }
  };
  return (
    <Paper
      ref={bar}
      elevation={6}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        pl: 2,
        pr: 1,
        py: 1,
        bgcolor: 'text.primary',
        color: 'background.paper',
      }}
    >
      <Box sx={{ flex: 1, overflowWrap: 'anywhere' }}>{offer.text}</Box>
      <Button
        size="small"
        startIcon={<UndoIcon />}
        // One that rests would let go of the keyboard.
        aria-disabled={busy}
        onClick={busy ? undefined : undo}
        sx={{ color: 'inherit', fontWeight: 700, whiteSpace: 'nowrap' }}
      >
        {translate('ra.action.undo')}
      </Button>
    </Paper>
  );
}
