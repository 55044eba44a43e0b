import type { Model } from '../model.ts';
import { emitApi } from './api.ts';
import { emitBodyLimits } from './body-limits.ts';
import { emitCounterActions } from './counter-actions.ts';
import { emitDevice } from './device.ts';
import { emitEnvironment } from './environment.ts';
import { emitErrors } from './errors.ts';
import { emitFamilies } from './families.ts';
import { emitFontStack } from './font-stack.ts';
import { emitForms } from './forms.ts';
import { emitIdentifiers } from './identifiers.ts';
import { emitKeywordErrors } from './keyword-errors.ts';
import { emitDayNames, emitLanguages } from './languages.ts';
import { emitLimits } from './limits.ts';
import { emitManual } from './manual/manual.ts';
import { emitMostItems } from './most-items.ts';
import { emitOpenApi } from './openapi.ts';
import { emitOperations } from './operations.ts';
import { emitOrganisationDefaults } from './organisation-defaults.ts';
import { emitPages } from './pages.ts';
import { emitPanelTypes } from './panel-types.ts';
import { emitPersonal } from './personal.ts';
import { emitPolicy } from './policy.ts';
import { emitResources } from './resources.ts';
import { emitRetention } from './retention.ts';
import { emitRoles } from './roles.ts';
import { emitScreenStyle } from './screen-style.ts';
import { emitShapes } from './shapes.ts';
import { emitStatePicture } from './state-picture.ts';
import { emitTextLengths } from './text-lengths.ts';
import { emitTexts } from './texts.ts';
import { emitTransitions } from './transitions.ts';
import { emitUploads } from './uploads.ts';
import { emitValues } from './values.ts';
import { emitVocabulary } from './vocabulary/vocabulary.ts';

const emitters: Record<string, (model: Model) => string | Promise<string>> = {
  'openapi.json': emitOpenApi,
  'api.ts': emitApi,
  'shapes.ts': emitShapes,
  'operations.ts': emitOperations,
  'families.ts': emitFamilies,
  'resources.ts': emitResources,
  'panel-types.ts': emitPanelTypes,
  'screen.css': emitScreenStyle,
  'font-stack.ts': emitFontStack,
  'pages.ts': emitPages,
  'errors.ts': emitErrors,
  'keyword-errors.ts': emitKeywordErrors,
  'languages.ts': emitLanguages,
  'day-names.ts': emitDayNames,
  'limits.ts': emitLimits,
  'body-limits.ts': emitBodyLimits,
  'identifiers.ts': emitIdentifiers,
  'personal.ts': emitPersonal,
  'text-lengths.ts': emitTextLengths,
  'most-items.ts': emitMostItems,
  'values.ts': emitValues,
  'transitions.ts': emitTransitions,
  'counter-actions.ts': emitCounterActions,
  '../docs/pictures/queue-states.svg': emitStatePicture,
  'organisation-defaults.ts': emitOrganisationDefaults,
  'policy.ts': emitPolicy,
  'retention.ts': emitRetention,
  'roles.ts': emitRoles,
  'uploads.ts': emitUploads,
  'device.ts': emitDevice,
  'environment.ts': emitEnvironment,
  '../docs/vocabulary.md': emitVocabulary,
};

/** Every file of `generated/`, and the manual and the pictures for `docs/`, by the path from `generated/`. */
export async function emit(model: Model): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const [name, emitter] of Object.entries(emitters)) {
    files.set(name, await emitter(model));
  }
  for (const [name, text] of emitForms(model)) {
    files.set(`forms/${name}.json`, text);
  }
  for (const [path, text] of emitTexts(model)) {
    files.set(`texts/${path}`, text);
  }
  for (const [path, text] of emitManual(model)) {
    files.set(`../docs/manual/${path}`, text);
  }
  return files;
}
