import { afterEach, expect, test, vi } from 'vitest'
import { host } from './capacitor.ts'
import { setAppBadge } from './index.ts'

function startShell(plugins: Record<string, unknown>): void {
  vi.stubGlobal('Capacitor', { getPlatform: () => 'ios', Plugins: plugins })
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a number, a dot as 1, and no badge', async () => {
  const [set, clear] = [vi.fn(async () => {}), vi.fn(async () => {})]
  startShell({ Badge: { set, clear } })
  await setAppBadge({ count: 4 }, host)
  await setAppBadge({}, host)
  await setAppBadge({ count: 0 }, host)
  expect(set.mock.calls).toEqual([[{ count: 4 }], [{ count: 1 }]])
  expect(clear).toHaveBeenCalledOnce()
})

test('without the plugin the error names the package to install', async () => {
  startShell({})
  await expect(setAppBadge({}, host)).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining('npm install @capawesome/capacitor-badge && npx cap sync'),
  })
})
