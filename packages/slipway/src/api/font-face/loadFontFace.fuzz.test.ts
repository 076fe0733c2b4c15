import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endsWell, oddOptions, oddRuns } from '../../testing/internal/fuzz/oddOptions.ts'
import { type FontFaceHost, loadFontFace } from './index.ts'

const host: FontFaceHost = {
  async load(family, source, description) {
    expect([typeof family, typeof source]).toEqual(['string', 'string'])
    for (const value of Object.values(description)) expect(typeof value).toMatch(/string|undefined/)
  },
}

test('unusual options end in a result or an ApiError', async () => {
  const options = oddOptions({
    family: ['Inter'],
    source: ['url("/a.woff2")'],
    desc: [{ style: 'italic' }, undefined],
    global: [true],
    signal: [undefined, AbortSignal.abort()],
  })
  await fc.assert(
    fc.asyncProperty(options, (odd) => endsWell(() => loadFontFace(odd, host))),
    oddRuns,
  )
})
