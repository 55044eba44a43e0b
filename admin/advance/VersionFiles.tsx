import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import type { SoftwareVersion } from '#generated/shapes.ts';
import { momentText } from '../calendar/calendar.ts';
import { useCalendar } from '../calendar/use-calendar.ts';
import { Waiting } from '../layout/Waiting.tsx';
import { UpdateManifest } from './UpdateManifest.tsx';

/** The files of a release: when it came, how to tell that it arrived whole, where it is fetched. */
export function VersionFiles({ resource, id }: { resource: string; id: string }) {
  const translate = useTranslate();
  const calendar = useCalendar();
  const { data, error, refetch } = useGetOne(resource, { id }, { refetchOnWindowFocus: false });
  // The form beside it says that there is no such release.
  if (!data) return error ? null : <Waiting />;
  const { file, url, yamlFile, createdAt, versionNumber } = data as unknown as SoftwareVersion;
  const address = file ?? url;
  return (
    <Card component="section" aria-labelledby="version-files" sx={{ p: 3 }}>
      <Typography id="version-files" variant="h2" sx={{ mb: 2 }}>
        {translate('admin.version.files')}
      </Typography>
      <Fact name={translate('admin.version.createdAt')}>{momentText(createdAt, calendar)}</Fact>
      {file && (
        <Fact name={translate('admin.version.checksum')}>
          <code>{checksumOf(file)}</code>
        </Fact>
      )}
      {address && (
        <Box sx={{ mt: 2 }}>
          <Button component="a" href={address} download variant="outlined" startIcon={<DownloadIcon />}>
            {translate('admin.version.download')}
          </Button>
        </Box>
      )}
      <UpdateManifest gid={id} versionNumber={versionNumber} address={yamlFile} onSent={() => refetch()} />
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Typography sx={{ mb: 1, overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ color: 'text.secondary', mr: 2 }}>
        {name}
      </Box>
      {children}
    </Typography>
  );
}

/** A stored file is named by the SHA-256 of its content. */
function checksumOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).split('.')[0] ?? '';
}
