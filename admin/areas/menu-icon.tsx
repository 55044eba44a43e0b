import TreeIcon from '@mui/icons-material/AccountTreeOutlined';
import BackupIcon from '@mui/icons-material/BackupOutlined';
import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import FiguresIcon from '@mui/icons-material/BarChart';
import BusinessIcon from '@mui/icons-material/Business';
import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import DevicesIcon from '@mui/icons-material/DevicesOutlined';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import ListIcon from '@mui/icons-material/EventNote';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import GroupsIcon from '@mui/icons-material/Groups';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import LabelIcon from '@mui/icons-material/LabelOutlined';
import MedicalIcon from '@mui/icons-material/MedicalServicesOutlined';
import DoorIcon from '@mui/icons-material/MeetingRoomOutlined';
import MonitorIcon from '@mui/icons-material/MonitorOutlined';
import MediaIcon from '@mui/icons-material/PermMediaOutlined';
import PersonIcon from '@mui/icons-material/Person2Outlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import PlaylistIcon from '@mui/icons-material/QueueMusicOutlined';
import VoiceIcon from '@mui/icons-material/RecordVoiceOverOutlined';
import RocketIcon from '@mui/icons-material/RocketLaunchOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import CodeIcon from '@mui/icons-material/TagOutlined';
import TvIcon from '@mui/icons-material/TvOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import type { ReactNode } from 'react';

const icons: Record<string, typeof SvgIcon> = {
  backup: BackupIcon,
  badge: BadgeIcon,
  business: BusinessIcon,
  calendar: CalendarIcon,
  code: CodeIcon,
  devices: DevicesIcon,
  door: DoorIcon,
  download: DownloadIcon,
  figures: FiguresIcon,
  groups: GroupsIcon,
  history: HistoryIcon,
  label: LabelIcon,
  list: ListIcon,
  media: MediaIcon,
  medical: MedicalIcon,
  monitor: MonitorIcon,
  person: PersonIcon,
  playlist: PlaylistIcon,
  print: PrintIcon,
  rocket: RocketIcon,
  settings: SettingsIcon,
  tree: TreeIcon,
  tv: TvIcon,
  voice: VoiceIcon,
};

/** A picture of the menu by its name (x-entity.page.icon); a folder for what has none. */
export function menuIcon(name: string | undefined): ReactNode {
  const Icon = icons[name ?? ''] ?? FolderIcon;
  return <Icon fontSize="small" />;
}
