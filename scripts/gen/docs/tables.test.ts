import { expect, test } from 'vitest'
import type { ApiDoc } from './apiDoc.ts'
import type { Field } from './field.ts'
import { apiSection, propsTable } from './tables.ts'

const step: Field = {
  name: 'step',
  required: false,
  type: 'number',
  default: '1',
  description: 'Distance of two values.',
}

test('a prop is a row; the props of an element are one line', () => {
  expect(propsTable({ fields: [step], inherited: ["ComponentPropsWithRef<'input'>"] })).toBe(
    [
      '| Prop | Type | Default | Description |',
      '|---|---|---|---|',
      '| `step` | `number` | `1` | Distance of two values. |',
      '',
      'Also accepts the props of `<input>`.',
    ].join('\n'),
  )
})

test('the table of another object is headed by "Field"', () => {
  expect(propsTable({ fields: [step], inherited: [] }, 'Field')).toContain('| Field | Type |')
})

test('a cell may contain a pipe and a line break', () => {
  const field = { ...step, type: "'a' | 'b'", description: 'One\nof `a | b`.' }
  expect(propsTable({ fields: [field], inherited: [] })).toContain("| `'a' \\| 'b'` | `1` | One of `a \\| b`. |")
})

test('a default in words is not formatted as code', () => {
  const fields = ["'a'", '-1', 'true', 'defaults.slider.min (0)', 'all lines'].map((text) => ({
    ...step,
    default: text,
  }))
  const defaults = propsTable({ fields, inherited: [] })
    .split('\n')
    .slice(2)
    .map((row) => row.split(' | ')[2])
  expect(defaults).toEqual(["`'a'`", '`-1`', '`true`', '`defaults.slider.min (0)`', 'all lines'])
})

test('marks required members and members without a default', () => {
  const optional = { ...step, default: undefined }
  expect(propsTable({ fields: [{ ...optional, required: true }], inherited: [] })).toContain('| required |')
  expect(propsTable({ fields: [optional], inherited: [] })).toContain('| – |')
})

test('lists the first version of each browser if not every browser has the needed features', () => {
  const doc = { name: 'a', signatures: [], description: '', tables: [], throws: [], examples: [] }
  const platform = 'web, capacitor, node'
  expect(apiSection({ ...doc, platform, needs: ['Navigator.vibrate'], plugins: ['Haptics', 'Share'] })).toContain(
    '**Works on** web (Chrome 32, Chrome on Android 32, Edge 79, Firefox never, Safari never, Safari on iOS never), ' +
      'capacitor (with `@capacitor/haptics` and `@capacitor/share`), node',
  )
  expect(apiSection({ ...doc, platform, needs: ['WebSocket'] })).toContain('**Works on** web, capacitor, node')
  expect(apiSection({ ...doc, platform: 'none' })).toContain('**Works on** no built-in platform')
})

test('an option that not every browser supports lists the versions', () => {
  expect(propsTable({ fields: [{ ...step, needs: ['Navigator.vibrate'] }], inherited: [] })).toContain(
    '| Distance of two values. Chrome 32, Chrome on Android 32, Edge 79, Firefox never,',
  )
})

test('a function is a section with all parts of its doc comment', () => {
  const doc: ApiDoc = {
    name: 'setA',
    signatures: ['setA(options: A): Promise<void>'],
    description: 'Sets a.',
    tables: [
      { kind: 'given', title: '`options`', fields: [step] },
      { kind: 'answered', title: 'Result', fields: [{ ...step, default: undefined }] },
    ],
    throws: ['`denied` when the user\nrefused.'],
    platform: 'web, capacitor',
    examples: ['await setA({ step: 1 })'],
  }
  expect(apiSection(doc)).toMatchInlineSnapshot(`
    "### setA

    \`\`\`ts
    setA(options: A): Promise<void>
    \`\`\`

    Sets a.

    **\`options\`**

    | Field | Type | Default | Description |
    |---|---|---|---|
    | \`step\` | \`number\` | \`1\` | Distance of two values. |

    **Result**

    | Field | Type | Description |
    |---|---|---|
    | \`step?\` | \`number\` | Distance of two values. |

    **Rejects with**

    - \`denied\` when the user refused.

    **Works on** web, capacitor

    \`\`\`tsx
    await setA({ step: 1 })
    \`\`\`"
  `)
})
