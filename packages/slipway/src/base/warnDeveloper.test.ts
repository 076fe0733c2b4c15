import { expect, onTestFinished, test, vi } from 'vitest'
import { expectConsole } from '../testing/internal/environment/consoleGuard.ts'
import { warnDeveloper } from './warnDeveloper.ts'

test('a mistake is told on the console, with the name of who tells it', () => {
  expectConsole('error', /^slipway: the icon is unknown\. Use another\.$/)
  warnDeveloper('the icon is unknown. Use another.')
})

test('a production build stays silent', () => {
  const error = vi.spyOn(console, 'error')
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('NODE_ENV', 'production')
  warnDeveloper('nobody reads this')
  expect(error).not.toHaveBeenCalled()
})

test('where no bundler replaced it and there is no `process`, it stays silent and does not throw', () => {
  const error = vi.spyOn(console, 'error')
  const withoutProcess = () => {
    vi.stubGlobal('process', undefined)
    try {
      warnDeveloper('nobody reads this')
    } finally {
      vi.unstubAllGlobals()
    }
  }
  expect(withoutProcess).not.toThrow()
  expect(error).not.toHaveBeenCalled()
})
