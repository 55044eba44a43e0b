import Box from '@mui/material/Box';
import type { FieldTemplateProps, RJSFSchema } from '@rjsf/utils';
import { useState } from 'react';
import { FieldFrame } from '../FieldFrame.tsx';
import { fieldWords } from '../form-definition.ts';
import { isWide } from '../present-form.ts';
import { OwnFault } from '../widgets/own-fault.ts';

/** One field: its label above, what is wrong and a hint below. */
export function FieldTemplate(props: FieldTemplateProps<Record<string, unknown>, RJSFSchema>) {
  const { id, label, required, rawErrors = [], uiSchema, schema, children, hidden } = props;
  const [ownFault, setOwnFault] = useState<string>();
  // An entry of a list has no schema of its own: what it needs, its words say.
  const needed = required || fieldWords(uiSchema).needed === true;
  const hint = uiSchema?.['ui:help'] as string | undefined;
  if (hidden) return null;
  if (schema.type === 'object') return <Box sx={{ gridColumn: '1 / -1' }}>{children}</Box>;
  const wide = isWide(schema, uiSchema?.['ui:widget']);
  return (
    <Box data-field={id} sx={{ gridColumn: wide ? '1 / -1' : undefined, minWidth: 0 }}>
      <FieldFrame id={id} label={label} needed={needed} fault={ownFault ?? rawErrors[0]} hint={hint}>
        <OwnFault value={setOwnFault}>{children}</OwnFault>
      </FieldFrame>
    </Box>
  );
}
