import Pagination from '@mui/material/Pagination';
import { useTranslate } from 'react-admin';

interface PageTurnerProps {
  readonly page: number;
  readonly pages: number;
  onTurn(page: number): void;
}

/** The way to the other pages of what the browser holds whole; nothing where there is one. */
export function PageTurner({ page, pages, onTurn }: PageTurnerProps) {
  const translate = useTranslate();
  if (pages < 2) return null;
  return (
    <Pagination
      aria-label={translate('admin.list.pages')}
      count={pages}
      page={page}
      shape="rounded"
      color="primary"
      onChange={(_, to) => onTurn(to)}
      getItemAriaLabel={(type, to, isHere) =>
        type === 'page'
          ? translate(isHere ? 'ra.navigation.current_page' : 'ra.navigation.page', { page: to })
          : translate(`ra.navigation.${type}`)
      }
    />
  );
}
