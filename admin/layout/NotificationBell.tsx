import BellIcon from '@mui/icons-material/NotificationsOutlined';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useStore } from '#client/use-store.ts';
import type { Notification } from '#generated/shapes.ts';
import { Allowed } from '../account/Allowed.tsx';
import { momentText } from '../calendar/calendar.ts';
import { serverNow } from '../calendar/server-clock.ts';
import { useCalendar } from '../calendar/use-calendar.ts';
import { WholeDays } from '../calendar/WholeDays.tsx';
import { useFresh } from '../data/use-fresh.ts';
import { labelled } from '../i18n/labelled.ts';
import { printerAddress } from '../printing/printer-address.ts';
import { http, organisationGid } from '../session.ts';
import { usePress } from './use-press.ts';

const keep = { keepFailure: true };
const mostShown = 20;
const readNewest = () => http.call('listNotifications', { query: { limit: mostShown } }, keep);
const readUnread = () => http.call('listNotifications', { query: { limit: mostShown, read: false } }, keep);

/** What the server has for the administrators: how many are unread, and on a press what they say and lead to. */
export function NotificationBell() {
  const translate = useTranslate();
  const press = usePress();
  const orgGid = useStore(organisationGid) ?? '';
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [unreadOnes, askUnread] = useFresh(readUnread);
  const [newest, askNewest] = useFresh(anchor && readNewest);
  const unread = unreadOnes?.paging.count ?? 0;
  const shown = newest ?? unreadOnes;
  const ask = () => Promise.all([askUnread(), askNewest()]);
  const close = () => setAnchor(undefined);
  const label = translate('admin.notifications.title');
  const readAll = () =>
    press(async () => {
      await http.call('readAllNotifications', {}, keep);
      await ask();
    });
  const readOne = ({ gid }: Notification) =>
    press(async () => {
      await http.call('readNotifications', { body: { gids: [gid] } }, keep);
      await ask();
    });
  return (
    <>
      <IconButton
        aria-haspopup="dialog"
        aria-label={
          unread > 0 ? labelled(translate, label, translate('admin.notifications.unread', { number: unread })) : label
        }
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Badge badgeContent={unread > 0 ? unread : undefined} color="error">
          <BellIcon />
        </Badge>
      </IconButton>
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { width: 400, maxWidth: '90vw' } } }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', px: 2, py: 1 }}>
          <Typography component="h2" sx={{ fontWeight: 700 }}>
            {label}
          </Typography>
          <Button size="small" disabled={unread === 0} onClick={readAll}>
            {translate('admin.notifications.readAll')}
          </Button>
        </Box>
        {newest?.data.length === 0 ? (
          <Typography sx={{ px: 2, pb: 3, color: 'text.secondary' }}>
            {translate('admin.notifications.none')}
          </Typography>
        ) : (
          <List disablePadding aria-label={label}>
            {shown?.data.map((one) => (
              <Entry
                key={one.gid}
                notification={one}
                orgGid={orgGid}
                onRead={() => void readOne(one)}
                onFollow={close}
              />
            ))}
          </List>
        )}
        <Box sx={{ p: 1, textAlign: 'center' }}>
          <Button component={RouterLink} to={`/admin/${orgGid}/reports`} onClick={close}>
            {translate('admin.notifications.all')}
          </Button>
        </Box>
      </Popover>
    </>
  );
}

interface EntryProps {
  notification: Notification;
  orgGid: string;
  onRead(): void;
  /** Another page is gone to, which the list would lie over. */
  onFollow(): void;
}

function Entry({ notification, orgGid, onRead, onFollow }: EntryProps) {
  const translate = useTranslate();
  const calendar = useCalendar();
  const { kind, message, createdAt, read: isRead, state, downloadUrl, printerGid, expiresAt = 0 } = notification;
  const expired = downloadUrl !== undefined && expiresAt <= serverNow();
  return (
    <ListItem divider sx={{ display: 'block', bgcolor: isRead ? undefined : 'var(--selected)' }}>
      <Typography sx={{ fontWeight: isRead ? 400 : 600 }}>
        <WholeDays text={message} />
      </Typography>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap', color: 'text.secondary' }}>
        <Typography variant="body2">{momentText(createdAt, calendar)}</Typography>
        {state === 'complete' && downloadUrl && !expired && (
          <Link href={downloadUrl} download onClick={onRead}>
            {translate('admin.dashboard.download')}
          </Link>
        )}
        {kind === 'device' && (
          <Link component={RouterLink} to={`/admin/${orgGid}/screens`} onClick={onFollow}>
            {translate('admin.notifications.toDevices')}
          </Link>
        )}
        {kind === 'apiKey' && (
          <Allowed to="listApiKeys">
            <Link component={RouterLink} to={`/admin/${orgGid}/system/general/keys`} onClick={onFollow}>
              {translate('admin.notifications.toKeys')}
            </Link>
          </Allowed>
        )}
        {printerGid && (
          <Link component={RouterLink} to={printerAddress(orgGid, printerGid)} onClick={onFollow}>
            {translate('admin.notifications.toPrinter')}
          </Link>
        )}
        {expired && <Typography variant="body2">{translate('admin.notifications.expired')}</Typography>}
        {!isRead && (
          <Button size="small" color="inherit" onClick={onRead}>
            {translate('admin.notifications.read')}
          </Button>
        )}
      </Box>
    </ListItem>
  );
}
