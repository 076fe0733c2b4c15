import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readText } from '../scripts/lib/readText.ts'
import { root } from '../scripts/lib/root.ts'
import { runTool } from '../scripts/lib/run.ts'
import { ts } from '../scripts/lib/typescript.ts'

/*
 * Compares the compiler's messages for wrong paths with the comments in `messages.tsx`: each message contains the texts in
 * backticks. Compiles a copy in which the comments do not suppress the errors. Editors and apps use both compilers.
 */

const out = join(root, '.cache', 'type-messages')
const fixture = readText('packages/slipway/type-tests/messages.tsx')
const own = join(out, 'messages.tsx')

/** The parts of the message that each line must have, by the number of the line. */
const expected = new Map(
  fixture.split('\n').flatMap((line, at) => {
    const [, comment] = /@ts-expect-error: (.*)/.exec(line) ?? []
    return comment ? [[at + 2, [...comment.matchAll(/`([^`]+)`/g)].map(([, part = '']) => part)] as const] : []
  }),
)

rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })
writeFileSync(
  join(out, 'tsconfig.json'),
  JSON.stringify({
    extends: '../../packages/slipway/tsconfig.json',
    include: ['*', '../../packages/slipway/css.d.ts'],
    exclude: [],
  }),
)
const elsewhere = '../../packages/slipway/type-tests/app.ts'
writeFileSync(own, fixture.replaceAll('@ts-expect-error', 'wrong').replace('./app.ts', elsewhere))

/** Expects one message for each line of the fixture, with the parts that its comment lists. */
function expectMessages(messages: readonly (readonly [line: number, text: string])[]): void {
  expect(messages.map(([line]) => line)).toEqual([...expected.keys()])
  for (const [line, text] of messages) {
    expect(text).not.toMatch(/overload/)
    for (const part of expected.get(line) ?? []) expect(text, `line ${line}`).toContain(part)
  }
}

test('each mistake has a comment with its message', () => {
  expect(expected.size).toBeGreaterThan(30)
  expect([...expected.values()].filter((parts) => parts.length === 0)).toEqual([])
})

test('the messages name the paths, the missing parameter and the call for a tab page', {
  timeout: 120_000,
}, async () => {
  const { output } = await runTool('tsc', ['-p', out, '--pretty', 'false'])
  const problems = output.trim().split(/\n(?! )/)
  const found = problems.map((problem) => /^(.*)\((\d+),\d+\): error TS\d+: (.*)$/s.exec(problem) ?? [])
  expect(found.map(([, path = '']) => path.split('/').at(-1))).toEqual(problems.map(() => 'messages.tsx'))
  expectMessages(found.map(([, , line, text = '']) => [Number(line), text]))
})

const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} }
const options = ts.getParsedCommandLineOfConfigFile(join(out, 'tsconfig.json'), {}, host)?.options ?? {}

/** The messages of the compiler that editors use, for one file. */
function messagesOf(path: string): (readonly [line: number, text: string])[] {
  const program = ts.createProgram([path], options)
  return program.getSemanticDiagnostics(program.getSourceFile(path)).map(({ file, start = 0, messageText }) => {
    const { line = 0 } = file ? ts.getLineAndCharacterOfPosition(file, start) : {}
    return [line + 1, ts.flattenDiagnosticMessageText(messageText, '\n')]
  })
}

test('the compiler in editors has the same messages', { timeout: 120_000 }, () => {
  expectMessages(messagesOf(own))
})

const tabs = ['/', '/mine']
const others = ['/choose', '/order/:id', '/pick', '/search', '/talk', '/user/:name']

test('editors complete the paths', { timeout: 120_000 }, () => {
  const completed: Readonly<Record<string, readonly string[]>> = {
    "navigateTo('')": others,
    "redirectTo('')": others,
    "openPage('')": others,
    "reLaunch('')": [...tabs, ...others],
    "preloadPage('')": [...tabs, ...others],
    "redirect('')": [...tabs, ...others],
    "switchTab('')": tabs,
    '<Navigator to="" />': others,
    '<Navigator openType="switchTab" to="" />': tabs,
    '<Cell title="Order" to="" />': others,
    '<GridItem to="" />': others,
    '<Pressable openType="reLaunch" to="" />': [...tabs, ...others],
  }
  const path = join(out, 'completed.tsx')
  const imports = fixture.slice(0, fixture.indexOf("import './app.ts'"))
  const text = [imports, `import '${elsewhere}'`, ...Object.keys(completed).map((code) => `void (${code})`)].join('\n')
  writeFileSync(path, text)
  const service = ts.createLanguageService({
    ...ts.sys,
    getCompilationSettings: () => options,
    getScriptFileNames: () => [path],
    getScriptVersion: () => '1',
    getScriptSnapshot: (file) => {
      const content = ts.sys.readFile(file)
      return content === undefined ? undefined : ts.ScriptSnapshot.fromString(content)
    },
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    useCaseSensitiveFileNames: () => true,
  })
  for (const [code, paths] of Object.entries(completed)) {
    const at = text.indexOf(`(${code})`) + 1 + Math.max(code.indexOf("''"), code.indexOf('to=""') + 3) + 1
    const { entries = [] } = service.getCompletionsAtPosition(path, at, {}) ?? {}
    // Editors ignore an entry that is the same as the typed text.
    const names = entries.map(({ name }) => name).filter((name) => name !== '')
    expect(names.sort(), code).toEqual([...paths].sort())
  }
})

test('an app that is not registered may write any path and any parameters', { timeout: 120_000 }, () => {
  const path = join(out, 'untyped.tsx')
  const code = `
    declare const path: string
    void navigateTo('/order/:id', { id: 1 }, { events: { saved: () => {} } })
    void navigateTo(path)
    void redirectTo('/order/:id', { id: 1 })
    void reLaunch({ url: path })
    void switchTab('/mine')
    void openPage('/choose', { from: 1 })
    void preloadPage('/order/:id')
    redirect(path, { from: path })
    export const links = [
      <Navigator to="/order/:id" params={{ id: 1 }} />,
      <Navigator to={path} openType="switchTab" />,
      <Cell to={path} openType="reLaunch" params={{}} />,
      <GridItem to="/" />,
      <Pressable to="/" />,
    ]`
  writeFileSync(path, fixture.slice(0, fixture.indexOf("import './app.ts'")) + code)
  expect(messagesOf(path)).toEqual([])
})
