import UploadIcon from '@mui/icons-material/UploadFile';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useMemo, useRef, useState } from 'react';
import { type HttpError, useNotify, useTranslate } from 'react-admin';
import { createSend } from '../areas/send.ts';
import { tell } from '../i18n/told.ts';

interface UpdateManifestProps {
  gid: string;
  versionNumber: string;
  /** Where the one that is there lies. */
  address: string | undefined;
  onSent(): void;
}

/** The YAML by which launchers learn of a release: sent, replaced, looked at; it must name the release's number. */
export function UpdateManifest({ gid, versionNumber, address, onSent }: UpdateManifestProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const input = useRef<HTMLInputElement>(null);
  const send = useMemo(() => createSend(translate), [translate]);
  const [refused, setRefused] = useState('');
  const take = async (file: File | undefined) => {
    if (!file) return;
    setRefused('');
    try {
      await send('uploadVersionYaml', { body: { gid } }, { files: { yamlFile: file } });
      notify('admin.form.saved', { type: 'success' });
      onSent();
    } catch (error) {
      const { body, message } = error as HttpError;
      setRefused((body?.errors as { yamlFile?: string } | undefined)?.yamlFile ?? message);
    }
  };
  return (
    <Box sx={{ mt: 3 }}>
      <Typography sx={{ fontWeight: 600 }}>{translate('fields.SoftwareVersion.yamlFile')}</Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>
        {translate('admin.version.manifestText', { version: versionNumber })}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" startIcon={<UploadIcon />} onClick={() => input.current?.click()}>
          {translate(address ? 'admin.form.replaceFile' : 'admin.form.chooseFile')}
        </Button>
        {address && (
          <Button component="a" href={address} download>
            {translate('admin.version.download')}
          </Button>
        )}
      </Box>
      <input
        ref={input}
        type="file"
        name="yamlFile"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={translate('fields.SoftwareVersion.yamlFile')}
        accept=".yaml,.yml,application/yaml"
        onChange={({ target }) => {
          void take(target.files?.[0]);
          target.value = ''; // so that the same file can be chosen again
        }}
      />
      {refused && (
        <FormHelperText error role="alert">
          {tell(refused, translate)}
        </FormHelperText>
      )}
    </Box>
  );
}
