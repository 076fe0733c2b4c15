import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

interface Manifest {
  readonly version: string
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
}

const read = (path: string): Manifest => JSON.parse(readFileSync(join(import.meta.dirname, '..', path), 'utf8'))

test.each(['template', '../../apps/field-service'])(
  '%s has the versions that this repository is tested with',
  (folder) => {
    const template = read(`${folder}/package.json`)
    const { slipway: _, ...versions } = { ...template.dependencies, ...template.devDependencies }
    expect(read('../../package.json').devDependencies).toMatchObject(versions)
  },
)

test('both packages have one version', () => {
  expect(read('package.json').version).toBe(read('../slipway/package.json').version)
})
