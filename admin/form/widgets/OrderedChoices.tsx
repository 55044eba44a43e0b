import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import CloseIcon from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { useTranslate } from 'react-admin';
import type { Choice } from '#generated/shapes.ts';
import { moved } from '../../list/moved.ts';

/** The chosen records in their order, each with buttons to move it and to take it out. */
export function OrderedChoices({
  label,
  entries,
  onChange,
}: {
  label: string;
  entries: Choice[];
  onChange(gids: string[]): void;
}) {
  const translate = useTranslate();
  const gids = entries.map(({ gid }) => gid);
  if (entries.length === 0) return null;
  return (
    <List
      aria-label={label}
      component="ol"
      disablePadding
      sx={{ mt: 1, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
    >
      {entries.map(({ gid, name }, index) => {
        const named = (action: string) => `${translate(action)}：${name}`;
        return (
          <ListItem key={gid} divider={index < entries.length - 1} sx={{ pl: 1.5, pr: 0.5, py: 0.25 }}>
            <ListItemText primary={`${index + 1}. ${name}`} />
            <IconButton
              size="small"
              aria-label={named('ra.action.move_up')}
              disabled={index === 0}
              onClick={() => onChange(moved(gids, index, index - 1))}
            >
              <UpIcon fontSize="small" />
            </IconButton>
            <IconButton
              size="small"
              aria-label={named('ra.action.move_down')}
              disabled={index === entries.length - 1}
              onClick={() => onChange(moved(gids, index, index + 1))}
            >
              <DownIcon fontSize="small" />
            </IconButton>
            <IconButton
              size="small"
              aria-label={named('ra.action.remove')}
              onClick={() => onChange(gids.filter((other) => other !== gid))}
            >
              <CloseIcon fontSize="small" />
            </IconButton>
          </ListItem>
        );
      })}
    </List>
  );
}
