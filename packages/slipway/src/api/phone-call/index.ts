export type { PhoneCallHost } from './host.ts'
export type { MakePhoneCallOptions } from './phoneCall.ts'
export { makePhoneCall } from './phoneCall.ts'
