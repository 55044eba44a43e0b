import DepartmentIcon from '@mui/icons-material/AccountTreeOutlined';
import BackupIcon from '@mui/icons-material/BackupOutlined';
import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import BusinessIcon from '@mui/icons-material/Business';
import ShiftIcon from '@mui/icons-material/CalendarMonthOutlined';
import ListIcon from '@mui/icons-material/EventNote';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import GroupsIcon from '@mui/icons-material/Groups';
import LogIcon from '@mui/icons-material/HistoryOutlined';
import LabelIcon from '@mui/icons-material/LabelOutlined';
import DoctorIcon from '@mui/icons-material/MedicalServicesOutlined';
import RoomIcon from '@mui/icons-material/MeetingRoomOutlined';
import MonitorIcon from '@mui/icons-material/MonitorOutlined';
import MediaIcon from '@mui/icons-material/PermMediaOutlined';
import PersonIcon from '@mui/icons-material/Person2Outlined';
import VoiceGroupIcon from '@mui/icons-material/QueueMusicOutlined';
import VoiceIcon from '@mui/icons-material/RecordVoiceOverOutlined';
import LauncherIcon from '@mui/icons-material/RocketLaunchOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import CodeIcon from '@mui/icons-material/TagOutlined';
import TvIcon from '@mui/icons-material/TvOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import type { ReactNode } from 'react';

const icons: Record<string, typeof SvgIcon> = {
  apn: CodeIcon,
  appointment: ListIcon,
  backups: BackupIcon,
  department: DepartmentIcon,
  doctor: DoctorIcon,
  doctorShift: ShiftIcon,
  group: GroupsIcon,
  label: LabelIcon,
  launcherYaml: LauncherIcon,
  personalData: PersonIcon,
  logs: LogIcon,
  mediaBank: MediaIcon,
  organisation: BusinessIcon,
  panel: MonitorIcon,
  room: RoomIcon,
  screens: TvIcon,
  staff: BadgeIcon,
  system: SettingsIcon,
  voice: VoiceIcon,
  voiceGroup: VoiceGroupIcon,
};

/** The picture of a menu entry; a new family has a folder until it gets its own. */
export function menuIcon(name: string): ReactNode {
  const Icon = icons[name] ?? FolderIcon;
  return <Icon fontSize="small" />;
}
