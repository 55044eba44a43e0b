import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import BusinessIcon from '@mui/icons-material/Business';
import ListIcon from '@mui/icons-material/EventNote';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import GroupsIcon from '@mui/icons-material/Groups';
import MonitorIcon from '@mui/icons-material/MonitorOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import TvIcon from '@mui/icons-material/TvOutlined';
import type { ReactNode } from 'react';

const icons: Record<string, ReactNode> = {
  panel: <MonitorIcon fontSize="small" />,
  group: <GroupsIcon fontSize="small" />,
  appointment: <ListIcon fontSize="small" />,
  staff: <BadgeIcon fontSize="small" />,
  organisation: <BusinessIcon fontSize="small" />,
  screens: <TvIcon fontSize="small" />,
  system: <SettingsIcon fontSize="small" />,
};

/** The picture of a menu entry; a new family has a folder until it gets its own. */
export function menuIcon(name: string): ReactNode {
  return icons[name] ?? <FolderIcon fontSize="small" />;
}
