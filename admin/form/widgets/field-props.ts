import type { RJSFSchema, WidgetProps } from '@rjsf/utils';

/** What RJSF gives a widget of ours. */
export type FieldProps = WidgetProps<Record<string, unknown>, RJSFSchema>;
