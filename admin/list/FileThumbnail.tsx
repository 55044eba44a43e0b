import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';

const pictures = /\.(png|jpe?g|gif|webp)$/i;

/** A stored file in a list: a picture as a small one, else a link. */
export function FileThumbnail({ address }: { address: string }) {
  const translate = useTranslate();
  const label = translate('admin.form.currentFile');
  if (!pictures.test(address)) return <a href={address}>{label}</a>;
  const frame = { display: 'block', height: 40, maxWidth: 96, objectFit: 'contain', borderRadius: 0.5 };
  return <Box component="img" loading="lazy" src={address} alt={label} sx={frame} />;
}
