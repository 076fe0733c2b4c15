import { hasCapacitorPlugin } from '../../base/call/capacitor.ts'
import { browserHas } from './browserHas.ts'
import type { CanIUseHost } from './host.ts'
import { table } from './table.capacitor.ts'

/** Checks the features of the web view, and the native plugins that the app was built with. */
export const host: CanIUseHost = {
  table,
  has(need) {
    const [base, plugin = ''] = need.split('.')
    return base === 'Capacitor' ? hasCapacitorPlugin(plugin) : browserHas(need)
  },
}
