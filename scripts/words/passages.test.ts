import { expect, test } from 'vitest'
import { commentsIn, paragraphsIn } from './passages.ts'

const texts = (source: string) => commentsIn('a.ts', source).map(({ line, text }) => `${line}: ${text}`)

test.each<[string, string, string[]]>([
  ['a line', '// Reads it.\nconst a = 1', ['1: Reads it.']],
  ['a run of lines is one comment', 'a()\n// Reads it,\n// then writes it.\nb()', ['2: Reads it, then writes it.']],
  ['behind code', "const a = 1 // The first.\nlet b = 'x // no'", ['1: The first.']],
  ['a block', '/**\n * Reads it.\n *\n * Then writes.\n */', ['1: Reads it. Then writes.']],
  ['a block on one line', '/** Reads it. */\nconst a = 1', ['1: Reads it.']],
  ['in JSX', '{/* The list. */}', ['1: The list.']],
  [
    'an example is left out',
    '/**\n * Reads it.\n *\n * @example\n * tell(who)\n * @returns A text.\n */',
    ['1: Reads it. A text.'],
  ],
  [
    'code and quoted texts are left out',
    '// Returns `say()` for "told", not \'say\'.',
    ['1: Returns Code for Text, not Text.'],
  ],
  ['the mark of a lint rule is left out', '// biome-ignore lint/a/b: the reason.', ['1: the reason.']],
  ['no comment', 'const a = 1 / 2', []],
])('%s', (_name, source, expected) => {
  expect(texts(source)).toEqual(expected)
})

test('paragraphs of a page: without code, tables and marks', () => {
  const page =
    '---\ntitle: A\n---\n# Title\n\nOne *text*\nin two lines, `code`.\n\n- [link](/a)\n- item\n\n| a | b |\n\n```ts\nsay()\n```\nEnd.'
  expect(paragraphsIn('a.md', page).map(({ line, text }) => `${line}: ${text}`)).toEqual([
    '4: Title',
    '6: One text in two lines, Code.',
    '9: link',
    '10: item',
    '17: End.',
  ])
})
