import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import PaginationItem from '@mui/material/PaginationItem';
import Select from '@mui/material/Select';
import { useListContext, useTranslate } from 'react-admin';
import { notOnPaper } from '../theme/paper.ts';
import { pageWindow } from './page-window.ts';

const pageSizes = [10, 25, 50, 100];

/** Where in the list one is, how much a page holds, and the way to the others. */
export function ListPages() {
  const translate = useTranslate();
  const { page, perPage, total = 0, setPage, setPerPage } = useListContext();
  if (total === 0) return null;
  const label = translate('ra.navigation.page_rows_per_page');
  const pages = Math.max(1, Math.ceil(total / perPage));
  const steps: { type: 'first' | 'previous' | 'page' | 'next' | 'last'; to: number }[] = [
    { type: 'first', to: 1 },
    { type: 'previous', to: page - 1 },
    ...pageWindow(page, pages).map((to) => ({ type: 'page' as const, to })),
    { type: 'next', to: page + 1 },
    { type: 'last', to: pages },
  ];
  const name = (type: string, to: number) =>
    type === 'page'
      ? translate(to === page ? 'ra.navigation.current_page' : 'ra.navigation.page', { page: to })
      : translate(`ra.navigation.${type}`);
  return (
    <Box
      component="nav"
      aria-label={translate('admin.list.pages')}
      sx={{ display: 'flex', gap: 2, alignItems: 'center', justifyContent: 'flex-end', p: 1.5, flexWrap: 'wrap' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary', ...notOnPaper }}>
        <span aria-hidden>{label}</span>
        <Select
          variant="standard"
          disableUnderline
          value={perPage}
          onChange={({ target }) => setPerPage(Number(target.value))}
          SelectDisplayProps={{ 'aria-label': label }}
        >
          {pageSizes.map((size) => (
            <MenuItem key={size} value={size}>
              {size}
            </MenuItem>
          ))}
        </Select>
      </Box>
      <Box sx={{ color: 'text.secondary' }}>
        {translate('ra.navigation.page_range_info', {
          offsetBegin: (page - 1) * perPage + 1,
          offsetEnd: Math.min(page * perPage, total),
          total,
        })}
      </Box>
      <Box component="ul" sx={{ display: 'flex', listStyle: 'none', p: 0, m: 0, ...notOnPaper }}>
        {steps.map(({ type, to }) => (
          <li key={`${type}${type === 'page' ? to : ''}`}>
            <PaginationItem
              type={type}
              page={to}
              shape="rounded"
              color="primary"
              selected={type === 'page' && to === page}
              disabled={type !== 'page' && (to === page || to < 1 || to > pages)}
              aria-label={name(type, to)}
              aria-current={type === 'page' && to === page ? 'page' : undefined}
              onClick={() => setPage(to)}
            />
          </li>
        ))}
      </Box>
    </Box>
  );
}
