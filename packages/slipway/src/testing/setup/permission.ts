import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

/**
 * Sets a permission of the browser until the test ends: `await setPermission('geolocation', 'denied')`.
 *
 * @param name As `navigator.permissions.query` knows it.
 */
export async function setPermission(name: string, setting: 'granted' | 'denied' | 'prompt'): Promise<void> {
  const { targetInfo } = (await session().send('Target.getTargetInfo')) as TargetInfoAnswer
  // Tests run in a browser context of their own; without its id the permission would be that of another one.
  const { browserContextId } = targetInfo
  const { origin } = location
  await session().send('Browser.setPermission', { browserContextId, origin, permission: { name }, setting })
  onTestFinished(async () => {
    await session().send('Browser.resetPermissions', { browserContextId })
  })
}

interface TargetInfoAnswer {
  readonly targetInfo: { readonly browserContextId: string }
}

interface DevToolsSession {
  send(method: string, params?: Record<string, unknown>): Promise<unknown>
}

// The provider's package adds `send` to the type, which only the browser tests' own project knows.
const session = () => cdp() as unknown as DevToolsSession
