import type { Translator } from '#client/language/translator.ts';
import { joinSentences } from '#client/text/join-sentences.ts';
import { type ResourceName, resources } from '#generated/resources.ts';
import { type Calendar, dayText, exampleDay } from '../calendar/calendar.ts';
import { propertySchema } from '../form/form-definition.ts';
import type { PlanColumn, SheetPlan } from './rows/sheet-plan.ts';

/** Says in a sentence or two what may stand in the cells of a column, by the schema of the form. */
export function describeColumn(
  plan: SheetPlan,
  calendar: Calendar,
  translate: Translator,
): (column: PlanColumn) => string {
  const say = (name: string, params?: Record<string, string | number>) =>
    translate(`admin.spreadsheet.holds.${name}`, params);
  const held = (column: PlanColumn): string => {
    const form = Object.values(plan.forms).find(({ schema }) => schema.properties?.[column.property]);
    const { minimum, maximum, maxLength } = form ? propertySchema(form.schema, column.property) : {};
    const labels = (column.choices ?? []).map(({ label }) => label).join(plan.between);
    const family = column.family ? translate(resources[column.family as ResourceName].labelKey) : '';
    switch (column.kind) {
      case 'number':
        if (minimum !== undefined && maximum !== undefined) return say('between', { minimum, maximum });
        return say('number');
      case 'boolean':
        return say('boolean', { yes: plan.yesLabel, no: plan.noLabel });
      case 'choice':
        return say('choice', { choices: labels });
      case 'choices':
        return say('choices', { choices: labels });
      case 'texts':
        return say('texts');
      case 'day':
        return say('day', { example: dayText(exampleDay, calendar.format) });
      case 'time':
        return say('time', { example: '08:30' });
      case 'reference':
        return say('reference', { family });
      case 'references':
        return say('references', { family });
      default:
        return maxLength === undefined ? '' : say('text', { number: maxLength });
    }
  };
  return (column) => joinSentences([column.hint, held(column)]);
}
