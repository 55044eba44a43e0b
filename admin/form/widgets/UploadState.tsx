import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'react-admin';
import { useStore } from '#client/use-store.ts';
import { uploadProgress } from '../../data/upload-progress.ts';

/** How far the upload is, and the way to stop it; nothing while none is under way. */
export function UploadState() {
  const translate = useTranslate();
  const progress = useStore(uploadProgress);
  if (!progress) return null;
  const percent = Math.round(progress.sent * 100);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 2, mt: 1.5 }}>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-label={translate('admin.form.uploading')}
        sx={{ flex: 1, minWidth: 120, height: 8, borderRadius: 4 }}
      />
      <span>{percent}%</span>
      {progress.goOn && (
        <Button size="small" variant="outlined" onClick={progress.goOn}>
          {translate('admin.form.continueUpload')}
        </Button>
      )}
      <Button size="small" onClick={progress.cancel}>
        {translate('ra.action.cancel')}
      </Button>
      <Box role="status" sx={{ flexBasis: '100%', '&:empty': { display: 'none' } }}>
        {progress.goOn && translate('admin.form.uploadAway')}
      </Box>
    </Box>
  );
}
