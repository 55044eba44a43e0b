import type { ResourceName } from '#generated/resources.ts';
import { NoneYet } from '../../layout/NoneYet.tsx';
import { fieldWords } from '../form-definition.ts';
import type { FieldProps } from './field-props.ts';
import { RecordPicker } from './RecordPicker.tsx';
import { useChoices } from './use-choices.ts';

/** One record of another family, found by its name. */
export function ReferenceWidget(props: FieldProps) {
  const { value, uiSchema, registry, disabled } = props;
  const { reference } = fieldWords(uiSchema);
  const choices = useChoices(reference, registry.formContext.gid as string | undefined);
  const chosen = Array.isArray(choices) ? choices.find(({ gid }) => gid === value) : undefined;
  const none = Array.isArray(choices) && choices.length === 0;
  return (
    <>
      <RecordPicker {...props} choices={choices} chosen={chosen} none="admin.form.noChoices" />
      {none && reference && !disabled && <NoneYet of={reference.family as ResourceName} aside sx={{ mt: 0.5 }} />}
    </>
  );
}
