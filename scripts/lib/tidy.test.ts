import { expect, test } from 'vitest'
import { tidy } from './tidy.ts'

test('formats and sorts', async () => {
  expect(await tidy('scripts/a.ts', 'export {b, a} from "./b.ts";')).toBe("export { a, b } from './b.ts'\n")
  expect(await tidy('scripts/a.css', '.a{color:red}')).toBe('.a {\n  color: red;\n}\n')
})

test('does not change a Markdown page', async () => {
  expect(await tidy('scripts/a.md', '*  a')).toBe('*  a')
})
