// Generated from schemas/, openapi/ and locales/ by "npm run generate". Do not edit.

export const environmentSchema = {
  $id: 'ServerEnvironment.json',
  description: 'The environment that the server reads.',
  type: 'object',
  properties: {
    PORT: {
      description: 'Port to listen on; 0 picks a free one.',
      type: 'integer',
      minimum: 0,
      maximum: 65535,
      default: 8080,
    },
    HOST: { type: 'string', maxLength: 200, description: 'Address to listen on.', default: '127.0.0.1' },
    DATA_DIR: { type: 'string', maxLength: 1000, description: 'Folder of database and files.', default: './data' },
    DATABASE_URL: {
      type: 'string',
      maxLength: 1000,
      description: 'PostgreSQL address; empty means embedded SQLite.',
      default: '',
    },
    DEMO: {
      description: '1 seeds the demo hospital into an empty database.',
      type: 'string',
      enum: ['0', '1'],
      default: '1',
    },
    ADMIN_PASSWORD: {
      type: 'string',
      maxLength: 128,
      description: 'Password of the system-advance account; made and printed once when empty.',
      default: '',
    },
    LOG_LEVEL: {
      description: 'How much is logged.',
      type: 'string',
      enum: ['silent', 'error', 'warn', 'info', 'debug'],
      default: 'info',
    },
  },
  required: [],
  additionalProperties: false,
};
