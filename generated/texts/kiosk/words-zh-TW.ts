// Generated from schemas/, openapi/ and locales/ by "npm run generate". Do not edit.

export { default } from '#locales/zh-TW.json';
