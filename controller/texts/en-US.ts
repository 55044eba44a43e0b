export { controller, errors, values } from '#locales/en-US.json';
