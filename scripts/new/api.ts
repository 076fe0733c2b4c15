import type { Names } from './names.ts'
import { page } from './page.ts'

/** The files of a new API, by their paths in its folder. */
export function apiFiles({ kebab, camel, pascal, title }: Names): Record<string, string> {
  const words = title.toLowerCase()
  return {
    'index.ts': `export type { ${pascal}Host } from './host.ts'
export { type ${pascal}Options, ${camel} } from './${camel}.ts'
`,
    [`${camel}.ts`]: `import { host as platformHost } from '#host/${kebab}'
import { callApi } from '../../base/call/callApi.ts'
import { checkString } from '../../base/call/check.ts'
import type { ${pascal}Host } from './host.ts'

/** Options of \`${camel}\`. */
export interface ${pascal}Options {
  /** The text to process. */
  readonly data: string
}

/**
 * Processes a text with the ${words}.
 *
 * @throws {ApiError} \`invalid-argument\` if \`data\` is not a string; \`unsupported\` on platforms without a ${words}.
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
    'host.ts': `/** The platform's implementation of \`${camel}\`. Rejects with a \`HostError\` if it knows the reason. */
export interface ${pascal}Host {
  /** Processes a text. */
  ${camel}(data: string): Promise<void>
}
`,
    'web.ts': `import { HostError } from '../../base/call/HostError.ts'
import type { ${pascal}Host } from './host.ts'

/** The implementation for browsers. */
export const host: ${pascal}Host = {
  async ${camel}() {
    throw new HostError('unsupported', 'browsers do not support this')
  },
}
`,
    'host.contract.ts': `import type { HostContract } from '../../base/call/hostContract.ts'
import type { ${pascal}Host } from './host.ts'

/** Test cases that every host of \`${camel}\` must pass. */
export const ${camel}Contract: HostContract<${pascal}Host> = {
  'accepts an empty text': (host) => host.${camel}(''),
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

test('passes the text to the platform', async () => {
  const host = memoryHost()
  await ${camel}({ data: 'Hello' }, host)
  expect(host.seen).toEqual(['Hello'])
})

test.each([[7], [null], [undefined]])('rejects data %j', async (data) => {
  await expect(${camel}({ data } as never, memoryHost())).rejects.toMatchObject({
    code: 'invalid-argument',
    message: '${camel}:fail data must be a string',
  })
})
`,
    'web.browser.test.ts': `import { describe, test } from 'vitest'
import { ${camel}Contract } from './host.contract.ts'
import { host } from './web.ts'

// The first failing tests, because the host for browsers is not written yet.
describe('the host for browsers', () => {
  test.each(Object.entries(${camel}Contract))('%s', (_, holds) => holds(host))
})
`,
    [`${kebab}.md`]: page({
      title,
      category: 'Device',
      sentence: `Processes a text with the ${words}.`,
      example: `import { ${camel} } from 'slipway/api/${kebab}'

await ${camel}({ data: 'Hello' })`,
      table: `<!-- api: ${camel} -->\n<!-- /api -->`,
    }),
    'demo.tsx': `import { useState } from 'react'
import { ${camel} } from 'slipway/api/${kebab}'
import { Button } from 'slipway/components/button'

export default function ${pascal}Demo() {
  const [outcome, setOutcome] = useState('No result yet')
  const run = () =>
    ${camel}({ data: 'Hello' }).then(
      () => setOutcome('Done'),
      (error: Error) => setOutcome(error.message),
    )
  return (
    <section className="demo-section">
      <h2 className="demo-title">${title}</h2>
      <div className="demo-card">
        <Button onClick={run}>Run</Button>
        <output className="demo-row">{outcome}</output>
      </div>
    </section>
  )
}
`,
  }
}
