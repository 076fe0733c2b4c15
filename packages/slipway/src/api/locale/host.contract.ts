import { type HostContract, mustEqual } from '../../base/call/hostContract.ts'
import type { LocaleHost } from './host.ts'

/** What every host of the language does. It changes the stored choice. */
export const localeContract: HostContract<LocaleHost> = {
  'the last choice is remembered': async (host) => {
    host.writeChoice('fr')
    host.writeChoice('zh-Hant')
    mustEqual(host.readChoice(), 'zh-Hant')
  },
  'the system names its languages as tags that Intl accepts': async (host) => {
    Intl.getCanonicalLocales(host.systemLanguages())
  },
}
