import { expect, test } from 'vitest'
import { platformTables } from './platformTables.ts'
import type { PublicApi } from './publicApis.ts'

const api = (name: string, platforms: string, more: Partial<PublicApi> = {}): PublicApi => ({
  name,
  folder: name,
  signatures: [],
  description: '',
  tables: [],
  throws: [],
  examples: [],
  platform: platforms,
  platforms: platforms.split(', '),
  ...more,
})

test('a row lists the platforms of a function, in the table of its category', () => {
  const files = {
    name: 'files',
    required: false,
    type: '',
    default: undefined,
    description: '',
    needs: ['Navigator.vibrate'],
  }
  const apis = [
    api('beep', 'web, capacitor', { needs: ['Navigator.vibrate'], plugins: ['Haptics'] }),
    api('count', 'web, capacitor, node'),
    api('look', 'web, capacitor', { tables: [{ kind: 'given', title: '`options`', fields: [files] }] }),
    api('rest', 'none', { platforms: [] }),
  ]
  const category = (folder: string) => (folder === 'count' ? 'Base' : 'Device')
  const text = platformTables(apis, (folder) => ({ category: category(folder), link: `${folder}.md` }))
  const [base = '', device = ''] = text.split('\n\n## ')
  expect(base).toBe(
    [
      '## Base',
      '',
      '|  | Chrome | Chrome on Android | Edge | Firefox | Safari | Safari on iOS | Capacitor | Node |',
      '|---|:-:|:-:|:-:|:-:|:-:|:-:|:-:|:-:|',
      '| [`count`](count.md) | ✓ | ✓ | ✓ | ✓ | ✓ | ✓ | ✓ | ✓ |',
    ].join('\n'),
  )
  expect(device.split('\n').slice(4)).toEqual([
    '| [`beep`](beep.md) | 32 | 32 | 79 | – | – | – | `@capacitor/haptics` | – |',
    '| [`look`](look.md) | ✓ | ✓ | ✓ | ✓ | ✓ | ✓ | ✓ | – |',
    '| [`look` with `files`](look.md) | 32 | 32 | 79 | – | – | – | same as the web view | – |',
    '| [`rest`](rest.md) | – | – | – | – | – | – | – | – |',
  ])
})
