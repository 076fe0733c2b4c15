export { arrayBufferToBase64, base64ToArrayBuffer } from './base64.ts'
