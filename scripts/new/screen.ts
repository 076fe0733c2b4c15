import type { Names } from './names.ts'
import { page } from './page.ts'

/** The files of a new system screen, by their paths in its folder. */
export function screenFiles({ kebab, pascal, title }: Names): Record<string, string> {
  const words = title.toLowerCase()
  return {
    'index.ts': `export { default } from './${pascal}.tsx'
`,
    [`${pascal}.tsx`]: `import type { ReactNode } from 'react'
import { Text } from 'slipway/components/text'
import { useRoute } from 'slipway/router'
import { read${pascal} } from './query.ts'

/** The page \`/${kebab}\`. It uses only public entries of the package. */
export default function ${pascal}(): ReactNode {
  const shown = read${pascal}(useRoute().query)
  return <Text>{shown?.name ?? 'Nothing to show.'}</Text>
}
`,
    'query.ts': `import type { RouteInfo } from 'slipway/router'

/** Content of the ${words} screen. */
export interface ${pascal}Query {
  readonly name: string
}

/** Reads the content from the address; \`undefined\` if the address has no name. */
export function read${pascal}({ name }: RouteInfo['query']): ${pascal}Query | undefined {
  return typeof name === 'string' && name !== '' ? { name } : undefined
}
`,
    'query.test.ts': `import { expect, test } from 'vitest'
import { read${pascal} } from './query.ts'

test('reads the name', () => {
  expect(read${pascal}({ name: 'Harbour' })).toEqual({ name: 'Harbour' })
})

test.each([[{}], [{ name: '' }], [{ name: ['a', 'b'] }]])('%j has no name', (query) => {
  expect(read${pascal}(query)).toBeUndefined()
})

test('shows its content', () => {
  expect.fail('Replace this test with one for the first function of the ${words} screen.')
})
`,
    [`${kebab}.md`]: page({
      title,
      category: 'Screens',
      sentence: `Shows a ${words}.`,
      example: `import { navigateTo } from 'slipway'

await navigateTo({ url: '/${kebab}?name=Harbour' })`,
    }),
  }
}
