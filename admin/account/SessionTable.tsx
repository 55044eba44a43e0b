import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import type { SignInSession } from '#generated/shapes.ts';
import { momentText } from '../calendar/calendar.ts';
import { useCalendar } from '../calendar/use-calendar.ts';
import { labelled } from '../i18n/labelled.ts';
import { KeptFocus } from '../layout/KeptFocus.tsx';
import { browserName } from './browser-name.ts';

interface SessionTableProps {
  label: string;
  sessions: readonly SignInSession[];
  /** Whether they are of several people. */
  named?: boolean;
  onEnd(session: SignInSession): void;
}

/** Sessions, each with where it is used and since when, and the way to end it. */
export function SessionTable({ label, sessions, named = false, onEnd }: SessionTableProps) {
  const translate = useTranslate();
  return (
    <KeptFocus shown={sessions}>
      <List disablePadding aria-label={label}>
        {sessions.map((session) => (
          <ListItem key={session.gid} divider disableGutters sx={{ gap: 2, flexWrap: 'wrap' }}>
            <SessionFacts session={session} named={named} />
            {!session.present && (
              <Button
                size="small"
                color="error"
                aria-label={labelled(
                  translate,
                  translate('admin.account.end'),
                  `${nameOf(session, translate)} ${session.address ?? ''}`,
                )}
                onClick={() => onEnd(session)}
              >
                {translate('admin.account.end')}
              </Button>
            )}
          </ListItem>
        ))}
      </List>
    </KeptFocus>
  );
}

function SessionFacts({ session, named }: { session: SignInSession; named: boolean }) {
  const translate = useTranslate();
  const calendar = useCalendar();
  const { kind, role, singleSignOn, address, userAgent, since, seenAt, present } = session;
  const browser = browserName(userAgent) ?? translate('admin.account.otherBrowser');
  const tags = [
    ...(role ? [`values.AdminRole.${role}`] : []),
    ...(named && kind === 'staff' ? ['admin.account.atController'] : []),
    ...(singleSignOn ? ['admin.account.singleSignOn'] : []),
  ];
  const facts = [
    ...(named ? [browser] : []),
    ...(address ? [address] : []),
    translate('admin.account.since', { time: momentText(since, calendar) }),
    ...(seenAt === undefined ? [] : [translate('admin.account.seenAt', { time: momentText(seenAt, calendar) })]),
  ];
  return (
    <Box sx={{ flex: 1, minWidth: 240 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography sx={{ fontWeight: 600 }}>{named ? nameOf(session, translate) : browser}</Typography>
        {present && <Chip size="small" color="primary" label={translate('admin.account.present')} />}
        {named && tags.map((tag) => <Chip key={tag} size="small" variant="outlined" label={translate(tag)} />)}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {facts.map((fact, place) => (
          <Fragment key={fact}>
            {place > 0 && ' · '}
            {/* A moment stands in one line. */}
            <Box component="span" sx={{ display: 'inline-block' }}>
              {fact}
            </Box>
          </Fragment>
        ))}
      </Typography>
    </Box>
  );
}

/** Whose session it is: a person, or those who share a password. */
function nameOf({ name, kind }: SignInSession, translate: (key: string) => string): string {
  if (name) return name;
  return translate(kind === 'session' ? 'admin.account.shared' : `values.TokenKind.${kind}`);
}
