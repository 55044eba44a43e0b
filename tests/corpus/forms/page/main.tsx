/** One form of the administration on a page of its own, for a script that hands in forms and records. */

import { Admin, CustomRoutes, type DataProvider } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { Route } from 'react-router-dom';
import type { FormDefinition } from '#admin/form/form-definition.ts';
import { SchemaForm } from '#admin/form/SchemaForm.tsx';

type Values = Record<string, unknown>;

declare global {
  interface Window {
    /** Draws a form with a record in it: `{ form, record }` as JSON. */
    showForm(shown: string): void;
    /** What was saved last. */
    saved?: Values;
    /** Milliseconds of each key press, where a script counts them. */
    pressCosts?: number[];
  }
}

/** There are no other records to choose from. */
const noRecords = new Proxy({}, { get: () => async () => ({ data: [], total: 0 }) }) as DataProvider;

/** Each text is its key. */
const keys = { translate: (key: string) => key, changeLocale: async () => {}, getLocale: () => 'en' };

const root = createRoot(document.getElementById('root') as HTMLElement);
let count = 0;

window.showForm = (shown) => {
  const { form, record } = JSON.parse(shown) as { form: FormDefinition; record: Values };
  window.saved = undefined;
  const save = async (values: Values) => {
    window.saved = values;
    return undefined;
  };
  root.render(
    <Admin key={count++} dataProvider={noRecords} i18nProvider={keys} disableTelemetry>
      <CustomRoutes noLayout>
        <Route
          path="*"
          element={
            <SchemaForm form={form} record={record} onSubmit={save}>
              <button type="submit">save</button>
            </SchemaForm>
          }
        />
      </CustomRoutes>
    </Admin>,
  );
};
document.documentElement.dataset.ready = 'yes';
