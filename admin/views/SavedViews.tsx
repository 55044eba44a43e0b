import BookmarksIcon from '@mui/icons-material/BookmarkBorder';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import { useEffect, useState } from 'react';
import { useStore as useAreaStore, useListContext, useTranslate } from 'react-admin';
import { useAnswer } from '../data/use-answer.ts';
import { DropMenu } from '../layout/DropMenu.tsx';
import { lazyAside } from '../layout/lazy-part.ts';
import { useInTurn } from '../layout/use-in-turn.ts';
import { usePress } from '../layout/use-press.ts';
import { useDescribed } from '../list/use-described.ts';
import { http } from '../session.ts';
import { isUntouched, lookOf, type SavedView, withManaged, withView } from './view-of.ts';

const ManageViews = lazyAside(() => import('./ManageViews.tsx'), 'ManageViews');
const SaveView = lazyAside(() => import('./SaveView.tsx'), 'SaveView');

/** A dialog; the same one opened again is another. */
type OpenDialog = { readonly as: 'save' } | { readonly as: 'manage'; readonly views: readonly SavedView[] };

const readViews = () => http.call('getOwnViews', {}, { keepFailure: true });

/** The views of a list that somebody has saved: chosen, made of how the list stands now, renamed, removed. */
export function SavedViews() {
  const translate = useTranslate();
  const press = usePress();
  const inTurn = useInTurn<void>();
  const { path, resource } = useDescribed();
  const { filterValues = {}, setFilters, sort, setSort, page } = useListContext();
  const answer = useAnswer(readViews);
  const [changed, setChanged] = useState<readonly SavedView[]>();
  const [open, setOpen] = useState<OpenDialog>();
  const [begun, setBegun] = useAreaStore(`views.begun.${path}`, false);
  const all = changed ?? (answer && !(answer instanceof Error) ? answer.views : undefined);
  const own = all?.filter(({ list }) => list === resource.name) ?? [];
  const standard = own.find((view) => view.standard);
  const choose = (view: SavedView) => {
    const look = lookOf(resource, view);
    setFilters(look.filter);
    setSort(look.sort);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the views are there
  useEffect(() => {
    if (!all || begun) return;
    setBegun(true);
    if (standard && isUntouched(resource, { filter: filterValues, sort, page })) choose(standard);
  }, [all, begun]);
  /** Changes what is stored now, which another tab may have changed meanwhile; one change after the other. */
  const change = (wanted: readonly object[], work: (views: readonly SavedView[]) => SavedView[]) =>
    inTurn(JSON.stringify(wanted), () =>
      press(async () => {
        const stored = await readViews();
        const { views } = await http.call(
          'updateOwnViews',
          { body: { views: work(stored.views) } },
          { keepFailure: true },
        );
        setChanged(views);
        // Another may have been opened meanwhile.
        setOpen((now) => (now === open ? undefined : now));
      }),
    );
  if (!all) return null;
  return (
    <>
      <DropMenu
        opener={(props) => (
          <Button {...props} color="inherit" startIcon={<BookmarksIcon />} sx={{ color: 'text.secondary' }}>
            {translate('admin.views.title')}
          </Button>
        )}
      >
        {own.map((view) => (
          <MenuItem key={view.title} onClick={() => choose(view)}>
            {view.title}
            {view.standard && translate('admin.views.isStandard')}
          </MenuItem>
        ))}
        {own.length > 0 && <Divider />}
        <MenuItem onClick={() => setOpen({ as: 'save' })}>{translate('admin.views.save')}</MenuItem>
        {own.length > 0 && (
          <MenuItem onClick={() => setOpen({ as: 'manage', views: own })}>{translate('admin.views.manage')}</MenuItem>
        )}
      </DropMenu>
      {open?.as === 'save' && (
        <SaveView
          look={{ filter: filterValues, sort }}
          onSave={(view) => change([view], (views) => withView(views, { ...view, list: resource.name }))}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open?.as === 'manage' && (
        <ManageViews
          views={open.views}
          onSave={(kept) => change(kept, (views) => withManaged(views, open.views, kept))}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
