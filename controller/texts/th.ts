export { controller, errors, values } from '#locales/th.json';
