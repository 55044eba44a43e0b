import { useTranslate } from 'react-admin';
import { Gender } from '#generated/values.ts';
import { DayField } from '../calendar/DayField.tsx';
import { FieldFrame } from '../form/FieldFrame.tsx';
import { ChosenField, TypedField } from '../form/TypedField.tsx';
import { fieldAria } from '../form/widgets/field-ids.ts';

const texts = ['name', 'medicalRecordNumber', 'patientId', 'department', 'doctor'] as const;

/** Of these, what an appointment cannot be without. */
export const neededOfPatient: readonly string[] = ['name', 'department'];

/** Who comes, and to whom: as it is typed, empty where nothing is. */
export type TypedPatient = Record<(typeof texts)[number] | 'birthday' | 'gender', string>;

interface PatientFieldsProps {
  patient: TypedPatient;
  faults: Readonly<Record<string, string>>;
  onChange(change: Partial<TypedPatient>): void;
}

/** The patient of an appointment, and the department and doctor. */
export function PatientFields({ patient, faults, onChange }: PatientFieldsProps) {
  const translate = useTranslate();
  return (
    <>
      {texts.map((name) => (
        <TypedField
          key={name}
          id={`appointment-${name}`}
          label={translate(`fields.Appointment.${name}`)}
          needed={neededOfPatient.includes(name)}
          value={patient[name]}
          fault={faults[name]}
          onChange={(text) => onChange({ [name]: text })}
        />
      ))}
      <div>
        <FieldFrame id="appointment-birthday" label={translate('fields.Appointment.birthday')} fault={faults.birthday}>
          <DayField
            id="appointment-birthday"
            value={patient.birthday || undefined}
            error={faults.birthday !== undefined}
            input={fieldAria('appointment-birthday', faults.birthday ? [faults.birthday] : undefined)}
            onChange={(birthday) => onChange({ birthday: birthday ?? '' })}
          />
        </FieldFrame>
      </div>
      <ChosenField
        id="appointment-gender"
        label={translate('fields.Appointment.gender')}
        value={patient.gender}
        choices={[
          { value: '', label: translate('admin.form.none') },
          ...Gender.map((value) => ({ value, label: translate(`values.Gender.${value}`) })),
        ]}
        onChange={(gender) => onChange({ gender })}
      />
    </>
  );
}
