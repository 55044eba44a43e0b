import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { DialogButtons } from '../layout/DialogButtons.tsx';
import { CodePicture } from './CodePicture.tsx';

/** Addresses in the order in which a panel's devices are mounted. */
const addresses = ['exclusiveUrl', 'kioskUrl', 'ticketMachineUrl'] as const;

/** On paper there is the sheet alone: a page for each panel. */
const onPaper = {
  '@media print': {
    '@page': { size: 'A4', margin: '14mm' },
    'body > *:not(.print-sheet)': { display: 'none !important' },
    '.print-sheet, .print-sheet *': { position: 'static !important', overflow: 'visible !important' },
    '.print-sheet .MuiPaper-root': {
      margin: 0,
      maxWidth: 'none !important',
      maxHeight: 'none !important',
      boxShadow: 'none',
    },
    '.print-sheet .MuiDialogActions-root, .print-sheet .MuiBackdrop-root': { display: 'none !important' },
    '.print-sheet [data-panel-sheet]': { border: 0, padding: 0 },
    '.print-sheet [data-panel-sheet]:not(:last-child)': { breakAfter: 'page' },
  },
} as const;

interface PrintSheetProps {
  panels: RaRecord[];
  /** Their keys have just been replaced: what was printed before is void. */
  renewed?: boolean;
  onClose(): void;
}

/** The addresses of panels with their QR codes, to be printed and taken along by whoever mounts the devices. */
export function PrintSheet({ panels, renewed = false, onClose }: PrintSheetProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="md" className="print-sheet">
      <GlobalStyles styles={onPaper} />
      <DialogContent sx={{ display: 'grid', gap: 3 }}>
        {panels.map((panel, index) => (
          <Box
            key={panel.id}
            data-panel-sheet={panel.id}
            sx={{ border: 1, borderColor: 'divider', borderRadius: 1.5, p: 3 }}
          >
            <Typography
              id={index === 0 ? id : undefined}
              component="h2"
              sx={{ fontSize: 36, fontWeight: 800, lineHeight: 1.25 }}
            >
              {panel.name}
            </Typography>
            <Typography sx={{ fontSize: 20, color: 'text.secondary', mb: 3 }}>
              {[panel.counterName, panel.serialNo, translate(`panelTypes.${panel.type}`, { _: '' })]
                .filter(Boolean)
                .join('　')}
            </Typography>
            {addresses
              .filter((name) => panel[name])
              .map((name) => {
                const address = new URL(String(panel[name]), location.origin).href;
                return (
                  <Box key={name} sx={{ display: 'flex', gap: 3, alignItems: 'center', mb: 3, breakInside: 'avoid' }}>
                    <CodePicture text={address} size={150} />
                    <Box sx={{ minWidth: 0 }}>
                      <Typography sx={{ fontWeight: 700, fontSize: 18 }}>
                        {translate(`fields.Panel.${name}`)}
                      </Typography>
                      <Typography sx={{ overflowWrap: 'anywhere' }}>{address}</Typography>
                    </Box>
                  </Box>
                );
              })}
            {renewed && (
              <Typography sx={{ fontSize: 16, fontWeight: 700, mb: 1 }}>
                {translate('admin.panel.sheetsVoid')}
              </Typography>
            )}
            {panel.serves && (
              <Typography sx={{ fontSize: 16 }}>
                {translate('admin.panel.sheetController', {
                  address: new URL('/panel-controller', location.origin).href,
                })}
              </Typography>
            )}
          </Box>
        ))}
      </DialogContent>
      <DialogButtons
        onCancel={onClose}
        cancel={translate('ra.action.close')}
        ok={translate('admin.panel.print')}
        onOk={() => window.print()}
      />
    </Dialog>
  );
}
