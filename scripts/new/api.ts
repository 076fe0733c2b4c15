import type { Names } from './names.ts'
import { page } from './page.ts'

/** The files of a new capability, by their paths in its folder. */
export function apiFiles({ kebab, camel, pascal, title }: Names): Record<string, string> {
  const words = title.toLowerCase()
  return {
    'index.ts': `export type { ${pascal}Host } from './host.ts'
export { type ${pascal}Options, ${camel} } from './${camel}.ts'
`,
    [`${camel}.ts`]: `import { host as platformHost } from '#host/${kebab}'
import { callApi } from '../../base/callApi.ts'
import { checkString } from '../../base/check.ts'
import type { ${pascal}Host } from './host.ts'

/** What \`${camel}\` works on. */
export interface ${pascal}Options {
  /** The text to work on. */
  readonly data: string
}

/**
 * Does what a ${words} does.
 *
 * @throws {ApiError} \`invalid-argument\` when \`data\` is no string; \`unavailable\` where the platform cannot do it.
 * @platform web, capacitor
 *
 * @example
 * await ${camel}({ data: 'Hello' })
 */
export function ${camel}(options: ${pascal}Options, host: ${pascal}Host = platformHost): Promise<void> {
  return callApi('${camel}', options, async ({ data }) => {
    checkString('${camel}', 'data', data)
    await host.${camel}(data)
  })
}
`,
    'host.ts': `/** What a platform offers for a ${words}. Rejects with a \`HostError\` when it knows why it cannot. */
export interface ${pascal}Host {
  /** Does it with a text. */
  ${camel}(data: string): Promise<void>
}
`,
    'web.ts': `import { HostError } from '../../base/HostError.ts'
import type { ${pascal}Host } from './host.ts'

/** How a browser does it. */
export const host: ${pascal}Host = {
  async ${camel}() {
    throw new HostError('unsupported', 'no browser can do this')
  },
}
`,
    'host.contract.ts': `import type { HostContract } from '../../base/hostContract.ts'
import type { ${pascal}Host } from './host.ts'

/** What every host for a ${words} does. */
export const ${camel}Contract: HostContract<${pascal}Host> = {
  'takes an empty text': (host) => host.${camel}(''),
}
`,
    [`${camel}.test.ts`]: `import { describe, expect, test } from 'vitest'
import { ${camel} } from './${camel}.ts'
import { ${camel}Contract } from './host.contract.ts'
import type { ${pascal}Host } from './host.ts'

function memoryHost(): ${pascal}Host & { readonly seen: string[] } {
  const seen: string[] = []
  return { seen, ${camel}: async (data) => void seen.push(data) }
}

describe('the memory host', () => {
  test.each(Object.entries(${camel}Contract))('%s', (_, holds) => holds(memoryHost()))
})

test('hands the text to the platform', async () => {
  const host = memoryHost()
  await ${camel}({ data: 'Hello' }, host)
  expect(host.seen).toEqual(['Hello'])
})

test.each([[7], [null], [undefined]])('data %j is refused', async (data) => {
  await expect(${camel}({ data } as never, memoryHost())).rejects.toMatchObject({
    code: 'invalid-argument',
    message: '${camel}:fail data must be a string',
  })
})
`,
    'web.browser.test.ts': `import { describe, test } from 'vitest'
import { ${camel}Contract } from './host.contract.ts'
import { host } from './web.ts'

// The first failing tests: a browser cannot do it yet.
describe('a browser', () => {
  test.each(Object.entries(${camel}Contract))('%s', (_, holds) => holds(host))
})
`,
    [`${kebab}.md`]: page({
      title,
      category: 'Device',
      sentence: `Does what a ${words} does.`,
      example: `import { ${camel} } from 'slipway/api/${kebab}'

await ${camel}({ data: 'Hello' })`,
      table: `<!-- api: ${camel} -->\n<!-- /api -->`,
    }),
    'demo.tsx': `import { useState } from 'react'
import { ${camel} } from 'slipway/api/${kebab}'
import { Button } from 'slipway/components/button'

export default function ${pascal}Demo() {
  const [outcome, setOutcome] = useState('Nothing tried yet')
  const run = () =>
    ${camel}({ data: 'Hello' }).then(
      () => setOutcome('Done'),
      (error: Error) => setOutcome(error.message),
    )
  return (
    <section className="demo-section">
      <h2 className="demo-title">${title}</h2>
      <div className="demo-card">
        <Button onClick={run}>Try it</Button>
        <output className="demo-row">{outcome}</output>
      </div>
    </section>
  )
}
`,
  }
}
