import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { functionPaths } from './functionPaths.ts'
import { startFunctions } from './startFunctions.ts'

const source = join(import.meta.dirname, '../..')
const packages = join(source, '../../../node_modules')

/** The functions of a module of the list; none if the module does not exist. */
function functionsOf(module: string): ReadonlySet<string> {
  const files = [`${source}/${module}.ts`, `${source}/${module}.tsx`, `${packages}/${module}.js`]
  const file = files.find((path) => existsSync(path))
  return new Set(file && functionPaths(parseSync(file, readFileSync(file, 'utf8')).program).keys())
}

test('at least nine of ten listed functions exist; otherwise, run `npm run start-functions`', () => {
  const listed = Object.entries(startFunctions).map(([module, paths]) => ({ module, paths: paths.split(' ') }))
  const missing = listed.flatMap(({ module, paths }) => {
    const functions = functionsOf(module)
    return paths.filter((path) => !functions.has(path)).map((path) => `${module} ${path}`)
  })
  const count = listed.reduce((sum, { paths }) => sum + paths.length, 0)
  expect(count).toBeGreaterThan(300)
  expect(missing.length, missing.join('\n')).toBeLessThan(count / 10)
})

test('the list has functions of React and of Slipway', () => {
  expect(startFunctions['react-dom/cjs/react-dom-client.production']).toMatch(/\bbeginWork\b/)
  expect(startFunctions['app/createApp']).toMatch(/(^| )createApp( |$)/)
})
