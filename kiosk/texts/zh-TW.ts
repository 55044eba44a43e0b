export { errors, kiosk, values } from '#locales/zh-TW.json';
