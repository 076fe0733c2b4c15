import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { findFiles } from '../scripts/lib/findFiles.ts'
import { readText } from '../scripts/lib/readText.ts'

const docs = 'packages/slipway/docs'
const peers = ['uni-app', 'taro', 'ionic', 'antd-mobile', 'vant', 'framework7', 'expo-router', 'stackflow']
const pageOf = (peer: string) => readText(`${docs}/coming-from-${peer}.md`)

const exported = new Set(readText('spec/public-names.txt').match(/(?<=^ {2}(?:type )?)\w+$/gm))
const theming = readText(`${docs}/theming.md`)
const config = readText('packages/slipway/src/router/config/config.ts')
/** Source texts of the options of functions whose docs have no table of options. */
const optionsOf: Readonly<Record<string, string>> = {
  page: interfaceBody('PageOptions'),
  defineApp: interfaceBody('AppConfig'),
}

function interfaceBody(name: string): string {
  const [, body] = config.split(new RegExp(`^export interface ${name}<`, 'm'))
  const end = body?.indexOf('\n}')
  if (!body || end === undefined) throw new Error(`config.ts has no interface ${name}.`)
  return body.slice(0, end)
}

/** Cells of the rows of all tables, without header rows: theirs, ours, notes. */
function rowsOf(text: string): string[][] {
  const rows = [...text.matchAll(/^\| (.*)\|$/gm)].map(([, row = '']) => row.split(' | ').map((cell) => cell.trim()))
  return rows.filter(([, ours, notes]) => ours !== 'Slipway' || notes !== 'Notes')
}

/** Names that are links: the text between the backticks and the address of the page. */
const linkedNames = (text: string) =>
  [...text.matchAll(/\[`([^`]+)`\]\(([^)]+)\)/g)].map(([, name = '', href = '']) => ({ name, href }))

/** Problems of a page: names that do not exist, names without a link, and rows without a note. */
function problemsOf(text: string): string[] {
  const tokens = [...new Set(text.match(/--sw-[\w-]+\w/g))]
  return [
    ...rowsOf(text).flatMap(problemsOfRow),
    ...linkedNames(text)
      .filter(isWrong)
      .map(({ name }) => `${name} does not exist`),
    ...tokens.filter((token) => !theming.includes(`\`${token}\``)).map((token) => `${token} does not exist`),
  ]
}

function problemsOfRow([theirs = '', ours = '', notes = '', ...more]: string[]): string[] {
  if (more.length > 0) return [`the row of ${theirs} has more than three cells`]
  if (ours === '–') return notes ? [] : [`${theirs} has neither a name nor a note`]
  const isList = ours.split(', ').every((part) => /^\[`[^`]+`\]\([^)]+\)$/.test(part))
  return isList ? [] : [`${theirs}: write – or names that are links instead of "${ours}"`]
}

/** Whether a linked name is no export, no prop (`<Button size>`), no option (`page({ title })`) and no token. */
function isWrong({ name, href }: { name: string; href: string }): boolean {
  if (name.startsWith('--')) return !theming.includes(`\`${name}\``)
  const [, plain, component, prop, called, option] = /^(?:(\w+)|<(\w+) (\w+)>|(\w+)\(\{ (\w+) \}\))$/.exec(name) ?? []
  const base = plain ?? component ?? called
  if (!base || !exported.has(base)) return true
  const key = prop ?? option
  if (!key) return false
  const source = called === undefined ? undefined : optionsOf[called]
  if (source !== undefined) return !new RegExp(`^ {2}readonly ${key}\\??:`, 'm').test(source)
  const linked = readText(posix.join(docs, href))
  return !linked.includes(base) || !linked.includes(`| \`${key}\` |`)
}

test('there is one page for each peer', () => {
  const pages = findFiles([`${docs}/coming-from-*.md`])
  expect(pages.toSorted()).toEqual(peers.map((peer) => `${docs}/coming-from-${peer}.md`).toSorted())
})

test.each(peers)('the page for %s has the differences and three tables', (peer) => {
  const text = pageOf(peer)
  expect(text).toMatch(/^# Coming from \S.*\n\nThis page lists the components, calls and concepts of /)
  const [, ...sections] = text.split(/^## /m)
  expect(sections.map((section) => section.split('\n')[0])).toEqual(['What differs', 'Components', 'Calls', 'Concepts'])
  for (const section of sections.slice(1)) {
    expect(section).toMatch(/^\| [\w -]+ \| Slipway \| Notes \|\n\|---\|---\|---\|\n/m)
    expect(rowsOf(section).length).toBeGreaterThan(8)
  }
  expect(sections[0]?.match(/^- \*\*/gm)?.length).toBeGreaterThanOrEqual(3)
})

test.each(peers)('each name of ours on the page for %s exists, and each row without a name has a note', (peer) => {
  expect(problemsOf(pageOf(peer))).toEqual([])
})

test('a wrong name, prop, option or token is reported, and a row without a note', () => {
  const button = '../src/components/button/button.md'
  const row = (ours: string, notes = '') => `| \`Peer\` | ${ours} | ${notes} |\n`
  const problems = (ours: string, notes?: string) => problemsOf(row(ours, notes))
  expect(problems(`[\`Button\`](${button}), [\`<Button size>\`](${button})`)).toEqual([])
  expect(problems('[`page({ title })`](navigation.md), [`--sw-accent`](theming.md)')).toEqual([])
  expect(problems(`[\`Buton\`](${button})`)).toEqual(['Buton does not exist'])
  expect(problems(`[\`<Button sise>\`](${button})`)).toEqual(['<Button sise> does not exist'])
  expect(problems('[`page({ titel })`](navigation.md)')).toEqual(['page({ titel }) does not exist'])
  expect(problems('–', 'Use `var(--sw-acent)`.')).toEqual(['--sw-acent does not exist'])
  expect(problems('–', 'Use [`Buton`](button.md).')).toEqual(['Buton does not exist'])
  expect(problems('`Button`')).toEqual(['`Peer`: write – or names that are links instead of "`Button`"'])
  expect(problems('–')).toEqual(['`Peer` has neither a name nor a note'])
})
