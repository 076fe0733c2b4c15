import { onTestFinished } from 'vitest'
import { devTools } from './devTools.ts'
import { setPermission } from './permission.ts'

/** Values that the browser reports. */
export interface ReportedPosition {
  readonly latitude: number
  readonly longitude: number
  readonly accuracy: number
  readonly altitude?: number
  readonly altitudeAccuracy?: number
  readonly heading?: number
  readonly speed?: number
}

/** Grants this page the position, and sets the position that the browser reports, until the test ends. */
export async function setPosition(position: ReportedPosition): Promise<void> {
  await setPermission('geolocation', 'granted')
  await devTools().send('Emulation.setGeolocationOverride', position)
  onTestFinished(async () => {
    await devTools().send('Emulation.clearGeolocationOverride')
  })
}
