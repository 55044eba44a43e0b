import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import type { Choice } from '#generated/shapes.ts';
import { moved } from '../../list/moved.ts';
import { DragHandle } from '../DragHandle.tsx';
import { OrderButtons } from '../OrderButtons.tsx';

/** The chosen records in their order, each to be dragged, or moved and taken out by buttons. */
export function OrderedChoices({
  label,
  entries,
  disabled = false,
  onChange,
}: {
  label: string;
  entries: Choice[];
  disabled?: boolean;
  onChange(gids: string[]): void;
}) {
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
        return (
          <ListItem key={gid} divider={index < entries.length - 1} sx={{ pl: 0.5, pr: 0.5, py: 0.25 }}>
            <DragHandle
              name={name}
              index={index}
              total={entries.length}
              disabled={disabled}
              onMoveUp={() => onChange(moved(gids, index, index - 1))}
              onMoveDown={() => onChange(moved(gids, index, index + 1))}
            />
            <ListItemText primary={`${index + 1}. ${name}`} />
            <OrderButtons
              name={name}
              onMoveUp={() => onChange(moved(gids, index, index - 1))}
              onMoveDown={() => onChange(moved(gids, index, index + 1))}
              onRemove={() => onChange(gids.filter((other) => other !== gid))}
              disabled={{
                up: disabled || index === 0,
                down: disabled || index === entries.length - 1,
                remove: disabled,
              }}
            />
          </ListItem>
        );
      })}
    </List>
  );
}
