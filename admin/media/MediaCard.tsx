import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { joinParts } from '#client/text/join-parts.ts';
import type { MediaLibraryItem } from '#generated/shapes.ts';
import { resourcePath } from '../data/resource-path.ts';
import { lengthText, sizeText } from './file-names.ts';
import { Thumbnail } from './Thumbnail.tsx';

interface MediaCardProps {
  item: MediaLibraryItem;
  /** Where the organisation's pages lie. */
  base: string;
  chosen: boolean;
  /** Absent where nothing is done with what is chosen. */
  onChoose?: () => void;
}

/** One item of the library: what it looks like, how large and long it is, and which panels have it. */
export function MediaCard({ item, base, chosen, onChoose }: MediaCardProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [seconds, setSeconds] = useState<number>();
  const { name, type, bytes, uses, bankGid } = item;
  const [first] = uses;
  const page = bankGid
    ? `${base}/${resourcePath('mediaBank')}/${bankGid}`
    : first && `${base}/${resourcePath('media', first.panelGid)}/${first.mediaGid}`;
  const panels = [...new Map(uses.map((use) => [use.panelGid, use])).values()];
  return (
    <Card component="li" sx={{ display: 'flex', flexDirection: 'column', position: 'relative' }}>
      <Thumbnail item={item} onLength={setSeconds} />
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5, p: 1, pb: 0 }}>
        {onChoose && (
          <Checkbox
            size="small"
            checked={chosen}
            onChange={onChoose}
            slotProps={{ input: { 'aria-label': translate('admin.media.choose', { name }) } }}
          />
        )}
        <Box sx={{ minWidth: 0, pt: 0.5 }}>
          {page ? (
            <Link component={RouterLink} to={page} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {name}
            </Link>
          ) : (
            <strong>{name}</strong>
          )}
          <Box sx={{ color: 'text.secondary', fontSize: 13 }}>
            {joinParts(locale, [
              translate(`values.MediaType.${type}`),
              bytes !== undefined && sizeText(bytes),
              seconds !== undefined && Number.isFinite(seconds) && lengthText(seconds),
            ])}
          </Box>
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, p: 1 }}>
        {panels.length === 0 && <Chip size="small" variant="outlined" label={translate('admin.media.unused')} />}
        {panels.map(({ panelGid, panelName, enabled }) => (
          <Chip
            key={panelGid}
            size="small"
            clickable
            component={RouterLink}
            to={`${base}/${resourcePath('media', panelGid)}`}
            label={panelName}
            variant={enabled ? 'filled' : 'outlined'}
          />
        ))}
      </Box>
    </Card>
  );
}
