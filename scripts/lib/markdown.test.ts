import { expect, test } from 'vitest'
import { anchorsIn, isExternal, linksIn } from './markdown.ts'

test('finds links, pictures, definitions and addresses in the text', () => {
  const text = [
    '[`a`](a.md#part "A title"), ![b](b.png), [c][d] and [again](a.md#part "A title")',
    '<img src="e.svg" alt=""> <https://f.dev/> https://g.dev/h, (https://i.dev).',
    '',
    '[d]: ../d.md',
  ].join('\n')
  expect(linksIn(text).sort()).toEqual(
    ['a.md#part', 'b.png', '../d.md', 'e.svg', 'https://f.dev/', 'https://g.dev/h', 'https://i.dev'].sort(),
  )
})

test('leaves out code and comments', () => {
  const code = '```md\n[a](a.md)\n```\n\n- item\n  ```sh\n  open https://b.dev\n  ```\n'
  expect(linksIn(`${code}\n\`[c](c.md)\` and \`\`\`src="d.png"\`\`\` <!-- [e](e.md) -->`)).toEqual([])
  expect(linksIn('a ` alone\n\n[b](b.md) and ` again')).toEqual(['b.md'])
})

test('names the anchors of headings, and not of comments in code', () => {
  const text = '# Page `state`\n\n```sh\n# install\n```\n\n## `usePage()`, and [Back](back.md)\n\n## Page state\n'
  expect(anchorsIn(text)).toEqual(['page-state', 'usepage-and-back', 'page-state-1'])
})

test.each([
  ['https://a.dev', true],
  ['//a.dev/b', true],
  ['mailto:a', true],
  ['../a.md', false],
  ['#part', false],
])('whether %s is external: %s', (href, expected) => {
  expect(isExternal(href)).toBe(expected)
})
