import { relative, sep } from 'node:path'
import { expect, test } from 'vitest'
import { ts } from '../apps/docs/typescript.ts'
import { typePrograms } from './check.ts'
import { findFiles } from './lib/findFiles.ts'
import { root } from './lib/root.ts'

test('the compiler is asked about each source file by a program that names it', () => {
  const named = new Set(typePrograms().flatMap(filesOf))
  const sources = findFiles(['*.{ts,tsx}', '{packages,apps,scripts,spec,e2e,bench}/**/*.{ts,tsx}'])
  expect(sources.length).toBeGreaterThan(1_000)
  expect(sources.filter((path) => !named.has(path))).toEqual([])
})

test('the package is looked at on each platform, on the web without the types of Node and of tests', () => {
  const onCapacitor = typePrograms().filter((path) => optionsOf(path).customConditions?.includes('capacitor'))
  expect(onCapacitor).toEqual(['packages/create-slipway/tsconfig.template.json'])
  const hosts = findFiles(['packages/slipway/src/**/{capacitor,*.capacitor}.ts'])
  expect(hosts.length).toBeGreaterThan(10)
  expect(onCapacitor.flatMap(filesOf)).toEqual(expect.arrayContaining(hosts))

  const source = 'packages/slipway/src/index.ts'
  const onTheWeb = typePrograms().filter((path) => !onCapacitor.includes(path) && filesOf(path).includes(source))
  expect(onTheWeb.map((path) => optionsOf(path).types)).toEqual([[]])
})

const filesOf = (config: string) => parsed(config).fileNames.map((path) => relative(root, path).split(sep).join('/'))
const optionsOf = (config: string) => parsed(config).options

function parsed(config: string) {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} }
  const found = ts.getParsedCommandLineOfConfigFile(config, {}, host)
  if (!found) throw new Error(`${config} could not be read.`)
  return found
}
