import { expect, test } from 'vitest'
import { readDocs } from './docs.ts'

const page = (body: string) => `---\ntitle: Slider\ncategory: Forms\nplatforms: web, capacitor\n---\n\n${body}`
const read = (text: string) =>
  readDocs(text, 'slider.md', (href) => (href.endsWith('icon.md') ? '/components/icon' : undefined), '/showcase/')
const html = (body: string) => read(page(body)).html

test('lists get the front matter and the first sentence', () => {
  const { meta } = read(page('Chooses a *number*\nwith `<input>` & a thumb.\n\nMore.'))
  expect(meta).toEqual({
    title: 'Slider',
    category: 'Forms',
    platforms: ['web', 'capacitor'],
    summary: 'Chooses a number with <input> & a thumb.',
  })
})

test.each(['', 'No front matter.', '---\ntitle: Slider\n---\n\nNo category.', page('## No sentence')])(
  'throws with the expected format for %j',
  (text) => {
    expect(() => read(text)).toThrow(/^slider\.md: docs begin with a title/)
  },
)

test('tables are scrollable; the header row is omitted if it is empty', () => {
  expect(html('x\n\n| a | b |\n|---|---|\n| `1` | 2 |')).toContain(
    '<div class="docs-table" tabindex="0"><table><thead><tr><th>a</th><th>b</th></tr></thead>' +
      '<tbody><tr><td><code>1</code></td><td>2</td></tr></tbody></table></div>',
  )
  expect(html('x\n\n| | b |\n|---|---|\n| 1 | 2 |')).toContain('<thead><tr><td></td><th>b</th></tr></thead>')
  expect(html('x\n\n| | |\n|---|---|\n| 1 | 2 |')).not.toContain('<thead>')
})

test('code is highlighted', () => {
  expect(html('x\n\n```ts\nconst a = 1\n```')).toContain(
    '<pre class="code" dir="ltr" tabindex="0"><code><span class="code-keyword">const</span>',
  )
})

test('links lead to pages of the showcase or to other sites; other links become text', () => {
  expect(html('[a](../icon/icon.md)')).toContain(
    '<a href="/showcase/components/icon" data-page="/components/icon">a</a>',
  )
  expect(html('[a](https://react.dev)')).toContain('<a href="https://react.dev" target="_blank" rel="noreferrer">a</a>')
  expect(html('[a](./x.ts)')).toContain('<p>a</p>')
})

test('generator marks are removed and other HTML becomes text', () => {
  expect(html('x\n\n<!-- props: A -->\n\n<script>1</script>')).toBe('<p>x</p>\n&#60;script&#62;1&#60;/script&#62;')
})
