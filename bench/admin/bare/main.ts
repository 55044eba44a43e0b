/** The least that react-admin is: one list of the same records, without words, look, forms or sessions of its own. */
import simpleRest from 'ra-data-simple-rest';
import { createElement } from 'react';
import { Admin, Datagrid, List, Resource, TextField } from 'react-admin';
import { createRoot } from 'react-dom/client';

const columns = ['code', 'name', 'location'].map((source) => createElement(TextField, { key: source, source }));

function RoomList() {
  return createElement(List, null, createElement(Datagrid, null, ...columns));
}

const app = createElement(
  Admin,
  { dataProvider: simpleRest('/rest'), disableTelemetry: true },
  createElement(Resource, { name: 'room', list: RoomList }),
);
createRoot(document.getElementById('root') as HTMLElement).render(app);
