import { describe, expect, test } from 'vitest'
import { floorViolations } from '../../spec/floors/violations.ts'
import { hasRegions } from '../gen/docs/regions.ts'
import { exportedNames } from '../lib/exportedNames.ts'
import { apiFiles } from './api.ts'
import { componentFiles } from './component.ts'
import { namesOf } from './names.ts'
import { screenFiles } from './screen.ts'

const names = namesOf('volume-meter')
if (!names) throw new Error('volume-meter is a name')
const kinds = { components: componentFiles(names), api: apiFiles(names), screens: screenFiles(names) }

describe.each(Object.entries(kinds))('a new folder of %s', (floor, files) => {
  const sources = new Map(Object.entries(files).map(([path, text]) => [`${floor}/volume-meter/${path}`, text]))

  test('keeps to the floors', () => {
    const code = new Map([...sources].filter(([path]) => /\.tsx?$/.test(path)))
    expect(floorViolations(code)).toEqual([])
  })

  test('has a first failing test and a page of docs', () => {
    const tests = [...sources].filter(([path]) => path.includes('.test.'))
    expect(tests.some(([, text]) => /expect\.fail|first failing/.test(text))).toBe(true)
    expect(files['volume-meter.md']).toMatch(
      /^---\ntitle: Volume meter\ncategory: \w+\nplatforms: web, capacitor\n---\n/,
    )
  })
})

test('the names that a page wants tables of are exported', () => {
  for (const files of [kinds.components, kinds.api]) {
    const markdown = files['volume-meter.md'] ?? ''
    expect(hasRegions(markdown)).toBe(true)
    const [, wanted] = /<!-- (?:props|api): (\w+) -->/.exec(markdown) ?? []
    expect(exportedNames('index.ts', () => files['index.ts'] ?? '').map(({ name }) => name)).toContain(wanted)
  }
})
