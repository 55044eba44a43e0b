import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';

const frame = { display: 'block', maxWidth: '100%', maxHeight: 220, mb: 1.5, borderRadius: 1, bgcolor: 'action.hover' };

/** What was chosen or stored: an image or a video to be seen, else a link. */
export function FilePreview({
  address,
  name,
  type,
}: {
  address: string;
  name?: string | undefined;
  type?: string | undefined;
}) {
  const translate = useTranslate();
  const extension = address.split('.').pop() ?? '';
  const label = name ?? translate('admin.form.currentFile');
  if (type?.startsWith('image/') || ['png', 'jpg', 'jpeg', 'gif', 'webp'].includes(extension)) {
    return <Box component="img" src={address} alt={label} sx={frame} />;
  }
  if (type?.startsWith('video/') || extension === 'mp4') {
    return <Box component="video" src={address} controls muted preload="metadata" aria-label={label} sx={frame} />;
  }
  return (
    <Box sx={{ mb: 1.5 }}>
      <Link href={address}>{label}</Link>
    </Box>
  );
}
