import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { ListBase, useListContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { resources } from '#generated/resources.ts';
import { retryUnreached } from '../data/away.ts';
import { resourcePath } from '../data/resource-path.ts';
import { inSentence } from '../i18n/in-sentence.ts';
import { Page } from '../layout/Page.tsx';
import { Waiting } from '../layout/Waiting.tsx';
import { ColumnHead } from '../list/ColumnHead.tsx';
import { ColumnValue } from '../list/ColumnValue.tsx';
import { FilterBar } from '../list/FilterBar.tsx';
import { ListEmpty } from '../list/ListEmpty.tsx';
import { ListPages } from '../list/ListPages.tsx';
import { RemoveOrganisation } from './RemoveOrganisation.tsx';
import { SuspendOrganisation } from './SuspendOrganisation.tsx';

const shown = ['gid', 'name', 'type', 'language'];
const columns = resources.organisation.columns.filter(({ source }) => shown.includes(source));
const resource = resourcePath('organisation');

/** The organisations that the provider serves; a name leads to that organisation's own pages. */
export function OrganisationList() {
  const translate = useTranslate();
  return (
    <Page title={translate('admin.pages.organisations')}>
      <ListBase
        resource={resource}
        sort={{ field: 'name', order: 'ASC' }}
        perPage={10}
        queryOptions={{ retry: retryUnreached }}
      >
        <Card>
          <Box sx={{ display: 'flex', gap: 1, p: 2, flexWrap: 'wrap', justifyContent: 'space-between' }}>
            <FilterBar />
            <Button variant="contained" startIcon={<AddIcon />} component={RouterLink} to="create">
              {translate('ra.action.create_item', { item: inSentence(translate('entities.Organisation')) })}
            </Button>
          </Box>
          <Rows />
          <ListPages />
        </Card>
      </ListBase>
    </Page>
  );
}

function Rows() {
  const translate = useTranslate();
  const { data, error } = useListContext();
  if (error) return <Box sx={{ p: 3, color: 'error.main' }}>{error.message}</Box>;
  if (!data) return <Waiting />;
  if (data.length === 0) return <ListEmpty />;
  return (
    <Table aria-label={translate('admin.pages.organisations')}>
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <ColumnHead key={column.source} column={column} />
          ))}
          <TableCell />
        </TableRow>
      </TableHead>
      <TableBody>
        {data.map((record) => (
          <TableRow key={record.id} hover>
            {columns.map((column) => (
              <TableCell key={column.source}>
                {column.source === 'name' ? (
                  <>
                    <Link
                      component={RouterLink}
                      to={`/admin/${record.id}/management`}
                      underline="hover"
                      sx={{ fontWeight: 600 }}
                    >
                      {record.name}
                    </Link>
                    {record.suspendedAt !== undefined && (
                      <Chip size="small" color="warning" label={translate('admin.advance.suspended')} sx={{ ml: 1 }} />
                    )}
                  </>
                ) : (
                  <ColumnValue column={column} record={record} />
                )}
              </TableCell>
            ))}
            <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
              <SuspendOrganisation organisation={record} />
              <RemoveOrganisation organisation={record} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
