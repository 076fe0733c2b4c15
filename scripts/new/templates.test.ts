import { existsSync } from 'node:fs'
import { dirname, join, posix, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { floorViolations } from '../../spec/floors/violations.ts'
import { hasRegions } from '../gen/docs/regions.ts'
import { exportedNames } from '../lib/exportedNames.ts'
import { root } from '../lib/root.ts'
import { apiFiles } from './api.ts'
import { componentFiles, componentRecord } from './component.ts'
import { namesOf } from './names.ts'
import { screenFiles } from './screen.ts'

const names = namesOf('volume-meter')
if (!names) throw new Error('volume-meter must be a name')
const kinds = { components: componentFiles(names), api: apiFiles(names), screens: screenFiles(names) }

describe.each(Object.entries(kinds))('a new folder of %s', (floor, files) => {
  const sources = new Map(Object.entries(files).map(([path, text]) => [`${floor}/volume-meter/${path}`, text]))

  test('follows the rules of the floors', () => {
    const code = new Map([...sources].filter(([path]) => /\.tsx?$/.test(path)))
    expect(floorViolations(code)).toEqual([])
  })

  test('imports existing files', () => {
    const missing = [...sources].flatMap(([path, text]) =>
      [...text.matchAll(/from '(\.\.?\/[^']+)'/g)]
        .map(([, to = '']) => posix.join('packages/slipway/src', dirname(path), to))
        .filter((to) => !sources.has(relative('packages/slipway/src', to)) && !existsSync(join(root, to))),
    )
    expect(missing).toEqual([])
  })

  test('has tests and a page of docs', () => {
    expect([...sources.keys()].some((path) => path.includes('.test.'))).toBe(true)
    expect(files['volume-meter.md']).toMatch(
      /^---\ntitle: Volume meter\ncategory: \w+\nplatforms: web, capacitor\n---\n/,
    )
  })
})

test.each([
  ['api', kinds.api],
  ['screen', kinds.screens],
])('a new %s has a first failing test', (_, files) => {
  const tests = Object.entries(files).filter(([path]) => path.includes('.test.'))
  expect(tests.some(([, text]) => /expect\.fail|first failing/.test(text))).toBe(true)
})

describe('a new component has', () => {
  const { components } = kinds
  const tests = components['VolumeMeter.browser.test.tsx'] ?? ''
  test.each([
    ['the conformance suite', tests, /describeConformance\(/],
    ['a keyboard walk', tests, /keyboardWalk\(/],
    ['name, role and state', tests, /getByRole\('button', \{ name: 'Named', pressed: true \}\)/],
    ['touch, mouse and keys', tests, /touchTap.*userEvent\.keyboard/s],
    ['targets and forced colours', tests, /44\).*forced-colors/s],
    ['axe over its demo, in both directions', tests, /'rtl'.*VolumeMeterDemo.*expectNoAxeViolations/s],
    ['a keyboard map', components['volume-meter.md'], /## Keyboard\n\n\| Key/],
    ['its styling hooks', components['volume-meter.md'], /Data attribute.*Custom property/s],
    ['a demo with states', components['demo.tsx'], /disabled.*Long text.*dir="rtl"/s],
    [
      'a record of its accessibility tree',
      Object.values(componentRecord(names))[0],
      /main "volume-meter".*# Tab.*button "Hello" pressed/s,
    ],
    ['styles of visible focus and of forced colours', components['volume-meter.css'], /:focus-visible.*forced-colors/s],
  ])('%s', (_, text, wanted) => {
    expect(text).toMatch(wanted)
  })
})

test('every name in the marks of a page is exported', () => {
  for (const files of [kinds.components, kinds.api]) {
    const markdown = files['volume-meter.md'] ?? ''
    expect(hasRegions(markdown)).toBe(true)
    const [, wanted] = /<!-- (?:props|api): (\w+) -->/.exec(markdown) ?? []
    expect(exportedNames('index.ts', () => files['index.ts'] ?? '').map(({ name }) => name)).toContain(wanted)
  }
})
