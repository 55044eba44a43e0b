import Tooltip from '@mui/material/Tooltip';

/** A hint beside the control that it is of; the control has a name of its own for those who do not see it. */
export function HintTip({ open, anchor }: { open: boolean; anchor: HTMLElement | undefined }) {
  return (
    <Tooltip
      open={open && anchor?.isConnected === true}
      title={anchor?.dataset.hint ?? ''}
      slotProps={{ popper: { anchorEl: anchor ?? null } }}
    >
      <span hidden />
    </Tooltip>
  );
}
