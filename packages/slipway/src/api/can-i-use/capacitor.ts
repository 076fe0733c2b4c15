import { hasCapacitorPlugin } from '../../base/call/capacitor.ts'
import { browserHas } from './browserHas.ts'
import type { CanIUseHost } from './host.ts'
import { table } from './table.capacitor.ts'

/** What the web view has, and the native plugins that the app was built with. */
export const host: CanIUseHost = {
  table,
  has(need) {
    const [place, plugin = ''] = need.split('.')
    return place === 'Capacitor' ? hasCapacitorPlugin(plugin) : browserHas(need)
  },
}
