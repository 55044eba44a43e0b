import { fieldWords } from '../form-definition.ts';
import type { FieldProps } from './field-props.ts';
import { RecordPicker } from './RecordPicker.tsx';
import { useChoices } from './use-choices.ts';

/** One record of another family, found by its name. */
export function ReferenceWidget(props: FieldProps) {
  const { value, uiSchema, registry } = props;
  const choices = useChoices(fieldWords(uiSchema).reference, registry.formContext.gid as string | undefined);
  const chosen = Array.isArray(choices) ? choices.find(({ gid }) => gid === value) : undefined;
  return <RecordPicker {...props} choices={choices} chosen={chosen} none="admin.form.noChoices" />;
}
