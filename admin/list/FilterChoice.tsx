import { useTranslate } from 'react-admin';
import type { ResourceField } from '#generated/resources.ts';
import { useCalendar } from '../calendar/use-calendar.ts';
import { useChoices } from '../form/widgets/use-choices.ts';
import { OptionalSelect } from '../layout/OptionalSelect.tsx';
import { columnText } from './column-text.ts';
import { FilterTyped } from './FilterTyped.tsx';

interface FilterChoiceProps {
  filter: ResourceField;
  value: unknown;
  onChange(value: unknown): void;
}

/** The choice of one filter: a value of its enumeration, yes or no, a record of another family; or a moment, a day, a text. */
export function FilterChoice(props: FilterChoiceProps) {
  return isTyped(props.filter) ? <FilterTyped {...props} /> : <FilterChosen {...props} />;
}

/** A list is narrowed by one of its entries: chosen where these are known. */
function isTyped({ type, reference, values }: ResourceField): boolean {
  return type === 'list' ? !reference && !values : ['instant', 'date', 'string'].includes(type);
}

function FilterChosen({ filter, value, onChange }: FilterChoiceProps) {
  const translate = useTranslate();
  const calendar = useCalendar();
  const found = useChoices(filter.reference ? { family: filter.reference } : undefined);
  const records = Array.isArray(found) ? found : [];
  const options: { value: unknown; label: string }[] = filter.reference
    ? records.map(({ gid, name }) => ({ value: gid, label: name }))
    : (filter.type === 'boolean' ? [true, false] : (filter.values ?? [])).map((option) => ({
        value: option,
        label: columnText(filter, filter.type === 'list' ? [option] : option, translate, calendar),
      }));
  const index = options.findIndex((option) => option.value === value);
  return (
    <OptionalSelect
      label={translate(filter.labelKey)}
      value={index < 0 ? '' : String(index)}
      none={translate('admin.list.any')}
      choices={options.map(({ label }, position) => [String(position), label])}
      onChange={(position) => onChange(position === '' ? undefined : options[Number(position)]?.value)}
    />
  );
}
