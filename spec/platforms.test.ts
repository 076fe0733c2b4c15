import { expect, test } from 'vitest'
import { platforms } from '../packages/slipway/src/base/platforms.ts'
import { findFiles } from '../scripts/lib/findFiles.ts'
import { readText } from '../scripts/lib/readText.ts'

test('pages of docs name platforms that exist', () => {
  const unknown = findFiles(['packages/slipway/src/**/*.md', 'packages/slipway/docs/*.md']).flatMap((path) => {
    const [, listed = ''] = /^---\n(?:.*\n)*?platforms: (.*)\n/.exec(readText(path)) ?? []
    const names = listed
      .split(/,\s*/)
      .filter((name) => name !== '' && name !== 'none' && !platforms.some((known) => known === name))
    return names.map((name) => `${path} names ${name}`)
  })
  expect(unknown).toEqual([])
})

test('each platform but the web has host files, and each host file is of a platform', () => {
  const hosts = findFiles(['packages/slipway/src/api/*/*.ts']).filter((path) =>
    /export const host\b/.test(readText(path)),
  )
  const named = hosts.map((path) => /(\w+)\.ts$/.exec(path)?.[1])
  expect(new Set(named)).toEqual(new Set(platforms))
})
