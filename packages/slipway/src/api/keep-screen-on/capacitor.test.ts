import { afterEach, expect, test, vi } from 'vitest'
import { host } from './capacitor.ts'
import { setKeepScreenOn } from './index.ts'

function startShell(plugins: Record<string, unknown>): void {
  vi.stubGlobal('Capacitor', { getPlatform: () => 'android', Plugins: plugins })
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('keeps the screen on and releases it through the plugin', async () => {
  const done: string[] = []
  startShell({
    KeepAwake: { keepAwake: async () => done.push('keepAwake'), allowSleep: async () => done.push('allowSleep') },
  })
  await setKeepScreenOn({ keepScreenOn: true }, host)
  await setKeepScreenOn({ keepScreenOn: false }, host)
  expect(done).toEqual(['keepAwake', 'allowSleep'])
})

test('the error names the package to install if the plugin is missing', async () => {
  startShell({})
  await expect(setKeepScreenOn({ keepScreenOn: true }, host)).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining('npm install @capacitor-community/keep-awake && npx cap sync'),
  })
})
