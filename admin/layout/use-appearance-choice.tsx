import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import SystemIcon from '@mui/icons-material/SettingsBrightnessOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { useStore } from '#client/use-store.ts';
import { appearance } from '../session.ts';
import { type AppearanceName, appearances } from '../theme/appearance.ts';

const icons = { system: SystemIcon, light: LightIcon, dark: DarkIcon } as const;

/** Light, dark or as the system: entries of a menu, of which one holds. */
export function useAppearanceChoice() {
  const translate = useTranslate();
  const chosen = useStore(appearance.chosen);
  const entry = (name: AppearanceName) => {
    const Icon = icons[name];
    return (
      <MenuItem
        key={name}
        role="menuitemradio"
        aria-checked={name === chosen}
        selected={name === chosen}
        onClick={() => appearance.choose(name)}
      >
        <ListItemIcon>
          <Icon fontSize="small" />
        </ListItemIcon>
        {translate(`admin.appearance.${name}`)}
      </MenuItem>
    );
  };
  return appearances.map(entry);
}
