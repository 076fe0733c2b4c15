import { expect, test } from 'vitest'
import { highlightCode } from './highlight.ts'

test('marks keywords, strings and comments only', () => {
  expect(highlightCode("const a = 'b' // c", 'ts')).toBe(
    '<span class="code-keyword">const</span> a = <span class="code-string">\'b\'</span> ' +
      '<span class="code-comment">// c</span>',
  )
})

test.each(['tsx', 'ts', 'css', 'html', 'sh', 'json', 'unheard-of'])('the text of %s is unchanged', (language) => {
  const code = '<a href="x">\n  {1 && 2} // …\n\n</a>\n'
  const text = highlightCode(code, language)
    .replace(/<[^>]+>/g, '')
    .replace(/&#(\d+);/g, (_, number) => String.fromCharCode(Number(number)))
  expect(text).toBe(code)
})

test('code in an unknown language is plain and escaped', () => {
  expect(highlightCode('<b> & "c"', 'brainfuck')).toBe('&#60;b&#62; &#38; &#34;c&#34;')
})
