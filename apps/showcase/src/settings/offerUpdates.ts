import { applyUpdate, onUpdateReady } from 'slipway/api/app-update'
import { showToast } from 'slipway/api/toast'
import { words } from '../words/words.ts'

/** Offers each new deployment of the showcase. A user who lets the offer pass gets it again at the next start. */
export function offerUpdates(): void {
  onUpdateReady(() => {
    const { newVersion, startVersion } = words()
    const action = { label: startVersion, onPress: () => void applyUpdate() }
    void showToast({ title: newVersion, icon: 'none', position: 'bottom', duration: 10_000, action })
  })
}
