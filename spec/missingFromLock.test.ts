import { expect, test } from 'vitest'
import { readText } from '../scripts/lib/readText.ts'
import { missingFromLock } from './missingFromLock.ts'

test('a new clone can be installed, because the lock contains every package that it names', () => {
  expect(missingFromLock(JSON.parse(readText('package-lock.json')))).toEqual([])
})

test('names the builds for other platforms that are missing', () => {
  const packages = {
    'node_modules/tool': { optionalDependencies: { '@tool/linux-x64': '1.0.0', '@tool/darwin-arm64': '1.0.0' } },
    'node_modules/@tool/linux-x64': {},
    'apps/showcase/node_modules/other': { optionalDependencies: { fsevents: '2.3.3' } },
    'node_modules/other/node_modules/fsevents': {},
  }
  expect(missingFromLock({ packages })).toEqual(['@tool/darwin-arm64'])
})
