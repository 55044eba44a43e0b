import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useFormDefinition } from '../form/use-form-definition.ts';
import { DialogButtons } from '../layout/DialogButtons.tsx';
import { Waiting } from '../layout/Waiting.tsx';
import { type PolicyDifference, policyDifferences } from './policy-differences.ts';

interface PresetDialogProps {
  title: string;
  /** The rules of the form, and those that would stand there. */
  before: Record<string, unknown>;
  after: Record<string, unknown>;
  onApply(policy: Record<string, unknown>): void;
  onClose(): void;
}

/** What ready-made rules would overwrite, field by field, before they do. */
export function PresetDialog({ title, before, after, onApply, onClose }: PresetDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const loaded = useFormDefinition('Organisation');
  const form = loaded && {
    schema: loaded.schema.properties?.queuePolicy as typeof loaded.schema,
    uiSchema: loaded.uiSchema.queuePolicy ?? {},
  };
  const differences = form && policyDifferences(form, before, after, translate);
  const same = differences?.length === 0;
  return (
    <Dialog open onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id} component="h2" sx={{ typography: 'h2' }}>
        {translate('admin.policy.apply', { name: title })}
      </DialogTitle>
      <DialogContent>
        {!differences && <Waiting />}
        {same && translate('admin.policy.same')}
        {differences && !same && <Differences differences={differences} />}
      </DialogContent>
      <DialogButtons
        onCancel={onClose}
        {...(same && { cancel: translate('ra.action.close') })}
        ok={translate('admin.policy.applyAction')}
        disabled={!differences}
        onOk={
          same
            ? null
            : () => {
                onApply(after);
                onClose();
              }
        }
      />
    </Dialog>
  );
}

function Differences({ differences }: { differences: readonly PolicyDifference[] }) {
  const translate = useTranslate();
  return (
    <>
      {translate('admin.policy.overwrites', { number: differences.length })}
      <Table size="small" sx={{ mt: 1.5 }}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('admin.policy.rule')}</TableCell>
            <TableCell>{translate('admin.policy.now')}</TableCell>
            <TableCell>{translate('admin.policy.then')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {differences.map(({ name, label, before, after }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {label}
              </TableCell>
              <TableCell>{before}</TableCell>
              <TableCell sx={{ fontWeight: 600 }}>{after}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </>
  );
}
