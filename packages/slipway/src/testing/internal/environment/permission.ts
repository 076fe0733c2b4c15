import { onTestFinished } from 'vitest'
import { devTools } from './devTools.ts'

/**
 * Sets a permission of the browser until the test ends: `await setPermission('geolocation', 'denied')`.
 *
 * @param name Name for `navigator.permissions.query`.
 */
export async function setPermission(name: string, setting: 'granted' | 'denied' | 'prompt'): Promise<void> {
  const { targetInfo } = (await devTools().send('Target.getTargetInfo')) as TargetInfoAnswer
  // Tests run in a separate browser context. Without its id, the permission is set in another context.
  const { browserContextId } = targetInfo
  const { origin } = location
  await devTools().send('Browser.setPermission', { browserContextId, origin, permission: { name }, setting })
  onTestFinished(async () => {
    await devTools().send('Browser.resetPermissions', { browserContextId })
  })
}

interface TargetInfoAnswer {
  readonly targetInfo: { readonly browserContextId: string }
}
