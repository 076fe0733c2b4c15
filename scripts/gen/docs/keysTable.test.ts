import { expect, test } from 'vitest'
import { keysTable } from './keysTable.ts'

const page = (title: string, body: string) => ({
  ...{ path: `src/components/${title}/${title}.md`, title, category: 'Forms', summary: '' },
  body,
})

test('the keys of each page with a section about the keyboard are listed, the link in the first row', () => {
  const pages = [
    page(
      'tabs',
      '## Notes\n\n| a | b |\n|---|---|\n| c | d |\n\n## Keyboard\n\n| Key | |\n|---|---|\n| Tab | Next |\n| ← | Previous |\n\n## Styling\n',
    ),
    page('plain', '## Keyboard\n\nNone.\n'),
    page('last', '## Gestures and keys\n\n| Key | Effect |\n|---|---|\n| `a` \\| `b` | Both |\n'),
    page('wide', '## Keyboard\n\n| | touch | keyboard |\n|---|---|---|\n| next | swipe | → |\n'),
  ]
  expect(keysTable(pages)).toBe(
    [
      '| Part | Key | Effect |',
      '|---|---|---|',
      '| [tabs](../src/components/tabs/tabs.md) | Tab | Next |',
      '|  | ← | Previous |',
      '| [last](../src/components/last/last.md) | `a` \\| `b` | Both |',
    ].join('\n'),
  )
})

test('the real pages have keys', () => {
  const rows = keysTable().split('\n')
  expect(rows.length).toBeGreaterThan(150)
  expect(rows.filter((row) => row.startsWith('| [Menu]'))).toHaveLength(1)
})
