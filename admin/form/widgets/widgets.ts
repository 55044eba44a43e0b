import type { RegistryWidgetsType, RJSFSchema } from '@rjsf/utils';
import { ChoicesWidget } from './ChoicesWidget.tsx';
import { ChoiceWidget } from './ChoiceWidget.tsx';
import { CodeWidget } from './CodeWidget.tsx';
import { ColourWidget } from './ColourWidget.tsx';
import { DayWidget } from './DayWidget.tsx';
import { FigureWidget } from './FigureWidget.tsx';
import { LineWidget } from './LineWidget.tsx';
import { OffsetWidget } from './OffsetWidget.tsx';
import { OnOffWidget } from './OnOffWidget.tsx';
import { OriginWidget } from './OriginWidget.tsx';
import { PasswordWidget } from './PasswordWidget.tsx';
import { ReferencesWidget } from './ReferencesWidget.tsx';
import { ReferenceWidget } from './ReferenceWidget.tsx';
import { SliderWidget } from './SliderWidget.tsx';
import { StoredFileWidget } from './StoredFileWidget.tsx';
import { SuggestionWidget } from './SuggestionWidget.tsx';
import { TagsWidget } from './TagsWidget.tsx';
import { TextareaWidget } from './TextareaWidget.tsx';
import { TimeWidget } from './TimeWidget.tsx';
import { UploadWidget } from './UploadWidget.tsx';
import { YamlWidget } from './YamlWidget.tsx';

/** Our widgets by the names that present-form and `x-widget` use. */
export const widgets: RegistryWidgetsType<Record<string, unknown>, RJSFSchema> = {
  choice: ChoiceWidget,
  choices: ChoicesWidget,
  code: CodeWidget,
  colour: ColourWidget,
  day: DayWidget,
  figure: FigureWidget,
  line: LineWidget,
  offset: OffsetWidget,
  onOff: OnOffWidget,
  origin: OriginWidget,
  password: PasswordWidget,
  reference: ReferenceWidget,
  references: ReferencesWidget,
  slider: SliderWidget,
  storedFile: StoredFileWidget,
  suggestion: SuggestionWidget,
  tags: TagsWidget,
  textarea: TextareaWidget,
  time: TimeWidget,
  upload: UploadWidget,
  yaml: YamlWidget,
};
