import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';

const frame = { display: 'block', maxWidth: '100%', mb: 1.5 };
const picture = { ...frame, maxHeight: 220, borderRadius: 1, bgcolor: 'action.hover' };

/** What was chosen or stored: a picture or a video to be seen, a recording to be heard, else a link beside the form. */
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
    return <Box component="img" src={address} alt={label} sx={picture} />;
  }
  if (type?.startsWith('video/') || extension === 'mp4') {
    return <Box component="video" src={address} controls muted preload="metadata" aria-label={label} sx={picture} />;
  }
  if (type?.startsWith('audio/') || extension === 'mp3') {
    return <Box component="audio" src={address} controls preload="metadata" aria-label={label} sx={frame} />;
  }
  return (
    <Box sx={{ mb: 1.5 }}>
      {/* In the place of the form, what is not saved yet would be lost. */}
      <Link href={address} target="_blank" rel="noopener">
        {label}
      </Link>
    </Box>
  );
}
