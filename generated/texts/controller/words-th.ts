// Generated from schemas/, openapi/ and locales/ by "npm run generate". Do not edit.

export { controller, errors, values } from '#locales/th.json';
