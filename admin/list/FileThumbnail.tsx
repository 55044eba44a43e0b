import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';

const pictures = /\.(png|jpe?g|gif|webp)$/i;

/** A stored file in a list: a picture as a small one, else a link, which leaves the list where it is. */
export function FileThumbnail({ address }: { address: string }) {
  const translate = useTranslate();
  const label = translate('admin.form.currentFile');
  if (!pictures.test(address)) {
    return (
      <Link href={address} target="_blank" rel="noopener">
        {label}
      </Link>
    );
  }
  const frame = { display: 'block', height: 40, maxWidth: 96, objectFit: 'contain', borderRadius: 0.5 };
  return <Box component="img" loading="lazy" src={address} alt={label} sx={frame} />;
}
