import { type HostContract, mustEqual } from '../../base/call/hostContract.ts'
import type { LocaleHost } from './host.ts'

/** Behaviour that every locale host must have. Running the contract changes the stored choice. */
export const localeContract: HostContract<LocaleHost> = {
  'the last choice is stored': async (host) => {
    host.writeChoice('fr')
    host.writeChoice('zh-Hant')
    mustEqual(host.readChoice(), 'zh-Hant')
  },
  'the system’s languages are tags that Intl accepts': async (host) => {
    Intl.getCanonicalLocales(host.systemLanguages())
  },
}
