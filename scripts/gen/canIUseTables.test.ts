import { expect, test } from 'vitest'
import { apiLine } from './canIUseTables.ts'
import type { Field } from './docs/field.ts'
import type { PublicApi } from './docs/publicApis.ts'

const field = (name: string, more: Partial<Field> = {}): Field => ({
  name,
  required: false,
  type: '',
  default: undefined,
  description: '',
  ...more,
})

const share: PublicApi = {
  name: 'share',
  folder: 'share',
  signatures: [],
  description: '',
  tables: [
    {
      kind: 'given',
      title: '`options`',
      fields: [
        field('as', { choices: ['link', 'file', '', 'a b', 'a.b'] }),
        field('files', { needs: ['Navigator.canShare'] }),
      ],
    },
    { kind: 'answered', title: 'Result', fields: [field('method', { choices: ['copy'] })] },
  ],
  throws: [],
  examples: [],
  platform: 'web, capacitor',
  platforms: ['web', 'capacitor'],
  needs: ['Navigator.share', 'Window.open'],
  plugins: ['Share'],
}

test("a line has a function's needs, options and results; values that a schema cannot name are left out", () => {
  const fields = 'as=link|file files@Navigator.canShare:method=copy'
  // Members of `Window` become global names.
  expect(apiLine(share, 'web')).toBe(`share:document,Navigator.share,open:${fields}`)
  expect(apiLine(share, 'capacitor')).toBe(`share:document,Capacitor.Share:${fields}`)
})

test('without a plugin, the native shell has the same needs as the web view', () => {
  expect(apiLine({ ...share, plugins: undefined, tables: [] }, 'capacitor')).toBe('share:document,Navigator.share,open')
})

test('a function that works in Node needs no document', () => {
  expect(apiLine({ ...share, platforms: ['web', 'node'], needs: undefined, tables: [] }, 'web')).toBe('share')
})

test('has no line for platforms without the function', () => {
  expect(apiLine({ ...share, platforms: ['web'] }, 'capacitor')).toBeUndefined()
})
