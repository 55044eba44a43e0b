export { controller, errors, values } from '#locales/zh-TW.json';
