import { expect, test } from 'vitest'
import { llmsFullText, llmsIndexText } from './llms.ts'

const pages = [
  { path: 'docs/test.md', title: 'Tests', category: 'Guides', summary: 'Tests an app.', body: 'Tests an app.' },
  {
    path: 'src/components/slider/slider.md',
    title: 'Slider',
    category: 'Forms',
    summary: 'Chooses a number.',
    body: '## Example\n\n```sh\n# a comment\n```',
  },
]

test('the index has the title and summary of the readme, and one line for each page', () => {
  expect(llmsIndexText('# Slipway\n\nA runtime\nfor React.\n\nMore.', pages)).toBe(
    `# Slipway

> A runtime for React.

All pages in one file: [llms-full.txt](llms-full.txt)

## Guides

- [Tests](docs/test.md): Tests an app.

## Forms

- [Slider](src/components/slider/slider.md): Chooses a number.
`,
  )
})

test('the whole text has one heading of the first level for each page, and code is not changed', () => {
  expect(llmsFullText(pages)).toBe(
    '# Tests\n\n(docs/test.md)\n\nTests an app.\n\n# Slider\n\n(src/components/slider/slider.md)\n\n### Example\n\n```sh\n# a comment\n```\n',
  )
})
