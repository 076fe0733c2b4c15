import { expect, test } from 'vitest'
import { expectConsole } from '../testing/internal/environment/consoleGuard.ts'
import { missingModule } from './missingModule.ts'

const textOf = (address: string, accept?: string) => missingModule(address, accept, '/shop/')

test.each([
  ['/shop/src/pages/HomePage.tsx', 'src/pages/HomePage.tsx'],
  ['/shop/src/a%20b.mjs?t=1&import', 'src/a b.mjs'],
  ['/other/x.js', '/other/x.js'],
])('the module for %s throws an error that names %s', async (address, file) => {
  expectConsole('error', /does not exist/)
  const text = textOf(address, '*/*') ?? ''
  await expect(import(`data:text/javascript,${encodeURIComponent(text)}`)).rejects.toThrow(
    `slipway: the file ${file} does not exist.`,
  )
})

test.each([
  ['/shop/orders', '*/*'],
  ['/shop/style.css', '*/*'],
  ['/shop/files/a.ts', 'text/html,*/*;q=0.8'],
])('%s with %s is not a request of a module', (address, accept) => {
  expect(textOf(address, accept)).toBeUndefined()
})
