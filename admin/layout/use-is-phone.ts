import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether the page is as narrow as on a phone (below MUI's `sm`, 600 px), where tables become cards. */
export function useIsPhone(): boolean {
  return useMediaQuery<{ breakpoints: { down(key: 'sm'): string } }>(({ breakpoints }) => breakpoints.down('sm'), {
    noSsr: true,
  });
}
