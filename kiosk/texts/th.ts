export { errors, kiosk, values } from '#locales/th.json';
