export { errors, kiosk, values } from '#locales/en-US.json';
