/** A kind of record whose properties use every word that a property of a form can have: things that a hospital lends. */
export const loan: Record<string, object> = {
  code: {
    description: 'What stands on its label.',
    type: 'string',
    pattern: '^[A-Z]{2}-[0-9]{3}$',
    minLength: 6,
    maxLength: 6,
    'x-unique': true,
    'x-create-only': true,
  },
  kind: { $ref: 'LoanKind.json' },
  features: {
    type: 'array',
    minItems: 0,
    maxItems: 3,
    uniqueItems: true,
    items: { $ref: 'LoanFeature.json' },
    'x-column': true,
    'x-filter': true,
  },
  charger: {
    description: 'Where its charger stands.',
    type: 'string',
    maxLength: 60,
    'x-show-when': { features: 'electric' },
    'x-needed': true,
  },
  weight: { type: 'number', minimum: 0.5, maximum: 120, multipleOf: 0.5 },
  deposit: { type: 'integer', minimum: 0, maximum: 5000, default: 500, 'x-widget': 'slider', 'x-section': 'layout' },
  note: { type: 'string', maxLength: 400, 'x-widget': 'textarea', 'x-column': false },
  lentFrom: { type: 'string', format: 'date', maxLength: 10 },
  lentTo: { type: 'string', format: 'date', maxLength: 10, 'x-not-before': 'lentFrom' },
  opens: { $ref: 'TimeOfDay.json', 'x-minute-step': 15 },
  room: { $ref: 'Gid.json', 'x-reference': { family: 'room' }, 'x-about': 'Where it stands.' },
  rooms: {
    type: 'array',
    maxItems: 10,
    uniqueItems: true,
    items: { $ref: 'Gid.json' },
    'x-reference': { family: 'room' },
    'x-column': true,
  },
  doctor: {
    type: 'string',
    maxLength: 60,
    'x-suggest': { family: 'doctor', property: 'name', beside: ['title'], fills: { contact: 'code' } },
  },
  contact: { type: 'string', maxLength: 60, 'x-personal': true },
  page: { type: 'string', format: 'uri', maxLength: 200, 'x-filter': false },
  photo: {
    type: 'string',
    maxLength: 300,
    'x-upload': { accept: ['image/png'], extensions: ['png'], maxBytes: 'imageFileBytes' },
  },
  store: { $ref: 'LoanStore.json' },
  language: { $ref: 'Locale.json', 'x-filter': true },
  count: { type: 'integer', minimum: 0, maximum: 9999, 'x-form': false },
};

/** Shapes that it names, with their folders. */
export const shapes: Record<string, object> = {
  'values/LoanKind': { description: 'What is lent.', type: 'string', enum: ['wheelchair', 'walker', 'phone'] },
  'values/LoanFeature': { description: 'What it can.', type: 'string', enum: ['electric', 'foldable', 'wide'] },
  'values/LoanStore': {
    description: 'Where it is kept.',
    type: 'object',
    properties: { floor: { type: 'integer', minimum: -3, maximum: 40 }, wing: { type: 'string', maxLength: 20 } },
    additionalProperties: false,
  },
};

/** Labels, the same in every language of the test. */
export const texts = {
  fields: {
    Loan: {
      code: '編號',
      kind: '種類',
      features: '功能',
      charger: '充電器位置',
      weight: '重量',
      deposit: '押金',
      note: '備註',
      lentFrom: '借出日',
      lentTo: '歸還日',
      opens: '開放時間',
      room: '放置診間',
      rooms: '適用診間',
      doctor: '負責醫師',
      contact: '聯絡人',
      page: '網頁',
      photo: '照片',
      store: '倉庫',
      language: '語言',
      count: '借出次數',
    },
    LoanStore: { floor: '樓層', wing: '區' },
  },
  values: {
    LoanKind: { wheelchair: '輪椅', walker: '助行器', phone: '電話' },
    LoanFeature: { electric: '電動', foldable: '可摺疊', wide: '加寬' },
  },
};
