import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useStore } from '#client/use-store.ts';
import { type ResourceName, resources } from '#generated/resources.ts';
import { allowedResource } from '../data/allowed-resource.ts';
import { resourcePath } from '../data/resource-path.ts';
import { inSentence, kindInSentence } from '../i18n/in-sentence.ts';
import { account } from '../session.ts';

interface NoneYetProps {
  /** The records that are missing. */
  of: ResourceName;
  /** Whether something is being typed here, which stays while the first is made in another tab. */
  aside?: boolean;
  /** Room around it, where what is beside it leaves none. */
  sx?: { mt?: number; p?: number };
}

/** Says that there are no records of a kind yet, where others need them, and leads to where the first is made. */
export function NoneYet({ of, aside = false, sx }: NoneYetProps) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const role = useStore(account)?.role;
  const { labelKey, parent, operations } = allowedResource(resources[of], role);
  const target = aside ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <Box sx={{ color: 'text.secondary', fontSize: 14, ...sx }}>
      {translate('ra.page.empty', { name: kindInSentence(translate, labelKey, 2) })}{' '}
      {operations.create && !parent && (
        <Link component={RouterLink} to={createPath({ resource: resourcePath(of), type: 'create' })} {...target}>
          {translate('ra.action.create_item', { item: inSentence(translate(labelKey)) })}
        </Link>
      )}
    </Box>
  );
}
