// Generated from schemas/, openapi/ and locales/ by "npm run generate". Do not edit.

export { display as default } from '#locales/zh-TW.json';
