import type { ReactNode } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { onUnhandledRejection } from '../../api/app/index.ts'
import { navigateTo } from '../../api/navigation/index.ts'
import { Navigator } from '../../components/navigator/index.ts'
import { type AnyApp, page } from '../../router/config/config.ts'
import { redirectTo } from '../../router/guards/redirect.ts'
import { renderApp } from '../../testing/renderApp.ts'

const refused =
  /^slipway: A guard refused the page "\/secret\?x=1", so navigateTo did not open it, and the screen has not changed\. Return redirect/

function Home(): ReactNode {
  return (
    <>
      <button type="button" onClick={() => void navigateTo({ url: '/secret?x=1' })}>
        Call
      </button>
      <Navigator url="/secret?x=1">Link</Navigator>
    </>
  )
}

async function start(guard: AnyApp['guard']) {
  const shown = (Content: () => ReactNode) => page({ load: async () => ({ default: Content }) })
  const pages = { '/': shown(Home), '/secret': shown(() => 'Secret'), '/login': shown(() => 'Log in') }
  // Added before the app is mounted, as an app's own error report is.
  const unhandled = vi.fn()
  onTestFinished(onUnhandledRejection(unhandled))
  const app = await renderApp({ pages, guard } as unknown as AnyApp)
  onTestFinished(() => app.unmount())
  addEventListener('unhandledrejection', unhandled)
  onTestFinished(() => removeEventListener('unhandledrejection', unhandled))
  return { app, unhandled }
}

const notSecret: AnyApp['guard'] = ({ path }) => path !== '/secret'

test.each(['Call', 'Link'])('%s to a page that its guard refuses is reported to the developer', async (name) => {
  // Vitest has its own listener, which logs the event in browsers that call it first.
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { app, unhandled } = await start(notSecret)
  await screen.getByText(name).click()
  await vi.waitFor(() => expect(error).toHaveBeenCalledWith(expect.stringMatching(refused)))
  expect(unhandled).not.toHaveBeenCalled()
  expect(app.url()).toBe('/')
})

test('a refusal that the app handles is not reported', async () => {
  const { unhandled } = await start(notSecret)
  await expect(navigateTo({ url: '/secret?x=1' })).rejects.toMatchObject({ code: 'denied' })
  expect(unhandled).not.toHaveBeenCalled()
})

test.each(['Call', 'Link'])('%s to a page whose guard redirects is not reported', async (name) => {
  const { app, unhandled } = await start(({ path }) => path !== '/secret' || redirectTo({ url: '/login' }))
  await screen.getByText(name).click()
  await vi.waitFor(() => expect(app.url()).toBe('/login'))
  expect(unhandled).not.toHaveBeenCalled()
})

test('a production build reports nothing', async () => {
  const { unhandled } = await start(notSecret)
  vi.stubEnv('NODE_ENV', 'production')
  onTestFinished(() => void vi.unstubAllEnvs())
  void navigateTo({ url: '/secret?x=1' })
  await expect(navigateTo({ url: '/secret?x=2' })).rejects.toMatchObject({ code: 'denied' })
  expect(unhandled).not.toHaveBeenCalled()
})
