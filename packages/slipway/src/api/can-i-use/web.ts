import { browserHas } from './browserHas.ts'
import type { CanIUseHost } from './host.ts'
import { table } from './table.web.ts'

/** Checks the features of the browser, or of Node if there is no document. */
export const host: CanIUseHost = { table, has: browserHas }
