import { relative, sep } from 'node:path'
import { expect, test } from 'vitest'
import { platforms } from '../packages/slipway/src/base/platforms.ts'
import { typePrograms } from './check.ts'
import { findFiles } from './lib/findFiles.ts'
import { root } from './lib/root.ts'
import { ts } from './lib/typescript.ts'

test('each source file is listed in a configuration that the compiler checks', () => {
  const named = new Set(typePrograms().flatMap(filesOf))
  const sources = findFiles(['*.{ts,tsx}', '{packages,apps,scripts,spec,e2e,bench}/**/*.{ts,tsx}'])
  expect(sources.length).toBeGreaterThan(1_000)
  expect(sources.filter((path) => !named.has(path))).toEqual([])
})

const shells = platforms.filter((platform) => platform !== 'web')
const programsFor = (shell: string) =>
  typePrograms().filter((path) => optionsOf(path).customConditions?.includes(shell))

test.each(shells)('one configuration checks the hosts of %s, with the condition of this name', (shell) => {
  expect(programsFor(shell)).toHaveLength(1)
  const hosts = findFiles([`packages/slipway/src/**/{${shell},*.${shell}}.ts`])
  expect(hosts.length).toBeGreaterThan(0)
  expect(programsFor(shell).flatMap(filesOf)).toEqual(expect.arrayContaining(hosts))
})

test('one configuration checks the package for the web, without the types of Node and of tests', () => {
  const source = 'packages/slipway/src/index.ts'
  const inShells = shells.flatMap(programsFor)
  const onTheWeb = typePrograms().filter((path) => !inShells.includes(path) && filesOf(path).includes(source))
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
