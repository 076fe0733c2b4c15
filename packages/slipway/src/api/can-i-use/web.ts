import { browserHas } from './browserHas.ts'
import type { CanIUseHost } from './host.ts'
import { table } from './table.web.ts'

/** What a browser has, and Node where there is no document. */
export const host: CanIUseHost = { table, has: browserHas }
