import { expect, onTestFinished, test, vi } from 'vitest'
import { expectConsole } from '../testing/internal/environment/consoleGuard.ts'
import { warnDeveloper } from './warnDeveloper.ts'

test('a mistake is logged on the console, with the prefix `slipway:`', () => {
  expectConsole('error', /^slipway: the icon is unknown\. Use another\.$/)
  warnDeveloper('the icon is unknown. Use another.')
})

test('a production build logs nothing', () => {
  const error = vi.spyOn(console, 'error')
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('NODE_ENV', 'production')
  warnDeveloper('nobody reads this')
  expect(error).not.toHaveBeenCalled()
})

test('without a bundler and without `process` nothing is logged or thrown', () => {
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
