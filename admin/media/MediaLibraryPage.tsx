import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { MediaType } from '#generated/values.ts';
import { Allowed } from '../account/Allowed.tsx';
import { useMay } from '../account/use-may.ts';
import { resourcePath } from '../data/resource-path.ts';
import { useFresh } from '../data/use-fresh.ts';
import { inSentence } from '../i18n/in-sentence.ts';
import { Coming } from '../layout/Coming.tsx';
import { LeavingAsks } from '../layout/LeavingAsks.tsx';
import { OptionalSelect } from '../layout/OptionalSelect.tsx';
import { Page } from '../layout/Page.tsx';
import { SearchBox } from '../list/SearchBox.tsx';
import { http } from '../session.ts';
import { CopyDialog } from './CopyDialog.tsx';
import { MediaCard } from './MediaCard.tsx';
import { UploadList } from './UploadList.tsx';
import { useUploads } from './use-uploads.ts';

const everyMs = 20_000;
const read = () => http.call('getMediaLibrary', {}, { keepFailure: true });

/** /admin/:orgId/media-library: all that the hospital shows, with the panels that have it. */
export function MediaLibraryPage() {
  const translate = useTranslate();
  const { orgId } = useParams();
  const base = `/admin/${orgId}`;
  const [library, ask, failure] = useFresh(read, everyMs);
  const mayCopy = useMay()('copyMedia');
  const uploads = useUploads(ask);
  const [search, setSearch] = useState('');
  const [kind, setKind] = useState('');
  const [chosen, setChosen] = useState<string[]>([]);
  const [copying, setCopying] = useState(false);
  const items = library?.data ?? [];
  const shown = items.filter(
    ({ name, type, uses }) =>
      name.toLowerCase().includes(search.toLowerCase()) &&
      (kind === '' || kind === type || (kind === 'unused' && uses.length === 0)),
  );
  const choose = (gid: string) =>
    setChosen((now) => (now.includes(gid) ? now.filter((one) => one !== gid) : [...now, gid]));
  const copied = items.filter(({ gid }) => chosen.includes(gid)).map(({ gid }) => gid);
  return (
    <Page title={translate('admin.pages.mediaLibrary')}>
      <LeavingAsks
        holds={() => uploads.busy}
        title="admin.media.leaveTitle"
        text="admin.media.leaveText"
        action="admin.media.leave"
        onLeave={uploads.stop}
      />
      <Allowed to="createMediaBankItem">
        <UploadList uploads={uploads} taken={items.map(({ name }) => name)} />
      </Allowed>
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'center', mb: 2 }}>
        <SearchBox
          value={search}
          label={translate('ra.action.search')}
          sx={{ width: { xs: 1, sm: 220 } }}
          onSearch={setSearch}
        />
        <OptionalSelect
          sx={{ width: { xs: 1, sm: 180 } }}
          label={translate('admin.media.show')}
          value={kind}
          none={translate('admin.media.all')}
          choices={[
            ...MediaType.map((type) => [type, translate(`values.MediaType.${type}`)] as const),
            ['unused', translate('admin.media.unused')],
          ]}
          onChange={setKind}
        />
        <Allowed to="copyMedia">
          <Button variant="outlined" disabled={copied.length === 0} onClick={() => setCopying(true)}>
            {translate('admin.media.copy')}
          </Button>
        </Allowed>
        <Box sx={{ flex: 1 }} />
        <Allowed to="listMediaAccount">
          <Button component={RouterLink} to={`${base}/${resourcePath('mediaAccount')}`}>
            {translate('entities.MediaAccount')}
          </Button>
        </Allowed>
        <Button component={RouterLink} to={`${base}/${resourcePath('mediaBank')}`}>
          {translate('admin.media.list')}
        </Button>
      </Box>
      {library ? (
        <Box
          component="ul"
          aria-label={translate('admin.pages.mediaLibrary')}
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            display: 'grid',
            gap: 2,
            gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
          }}
        >
          {shown.map((item) => (
            <MediaCard
              key={item.url}
              item={item}
              base={base}
              chosen={chosen.includes(item.gid)}
              {...(mayCopy && { onChoose: () => choose(item.gid) })}
            />
          ))}
        </Box>
      ) : (
        <Coming failure={failure} />
      )}
      {library && shown.length === 0 && (
        <Card sx={{ p: 5, textAlign: 'center', color: 'text.secondary' }}>
          {items.length === 0
            ? translate('admin.media.empty')
            : translate('ra.navigation.no_filtered_results', { name: inSentence(translate('entities.Media')) })}
        </Card>
      )}
      {copying && (
        <CopyDialog
          gids={copied}
          onClose={() => setCopying(false)}
          onDone={() => {
            setCopying(false);
            setChosen([]);
            ask();
          }}
        />
      )}
    </Page>
  );
}
