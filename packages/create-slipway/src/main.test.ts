import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scratchFolder } from '../../../scripts/lib/scratchFolder.ts'
import packageJson from '../package.json' with { type: 'json' }
import { main } from './main.ts'

/** Runs the command in a folder. Returns its output and exit code. Questions get the answers in their order. */
async function run(args: readonly string[], cwd: string, userAgent?: string, answers?: string[]) {
  const printed: string[] = []
  const errors: string[] = []
  const io = {
    cwd,
    userAgent,
    print: (text: string) => printed.push(text),
    printError: (text: string) => errors.push(text),
    ask: answers && (async () => answers.shift() ?? ''),
  }
  const code = await main(args, io)
  return { code, printed: printed.join('\n'), errors: errors.join('\n') }
}

test('the app gets the folder’s name, and the next commands are printed', async () => {
  const cwd = scratchFolder()
  const { code, printed, errors } = await run(['apps/field-notes'], cwd)
  expect({ code, errors }).toEqual({ code: 0, errors: '' })
  expect(printed).toContain('  cd apps/field-notes\n  npm install\n  npm run dev\n')
  const app = join(cwd, 'apps/field-notes')
  const manifest = JSON.parse(readFileSync(join(app, 'package.json'), 'utf8'))
  expect(manifest.name).toBe('field-notes')
  expect(manifest.dependencies.slipway).toBe(`^${packageJson.version}`)
  expect(readFileSync(join(app, 'README.md'), 'utf8')).toMatch(/^# field-notes\n/)
  expect(readFileSync(join(app, '.gitignore'), 'utf8')).toContain('node_modules/')
  expect(existsSync(join(app, '_gitignore'))).toBe(false)
  expect(existsSync(join(app, 'src/app.ts'))).toBe(true)
})

test('the current folder is possible, also with a repository in it', async () => {
  const folder = join(scratchFolder(), 'my-app')
  mkdirSync(join(folder, '.git'), { recursive: true })
  const { code, printed } = await run(['.'], folder, 'pnpm/10.1.0 npm/? node/v24.0.0')
  expect(code).toBe(0)
  expect(printed).toContain('Next steps:\n\n  pnpm install\n  pnpm run dev\n')
})

test.each([
  ['a folder that is not empty', 'full', 'full is not empty'],
  ['a file', 'file.txt', 'file.txt is a file'],
  ['a name that npm refuses', 'My App', '"My App" cannot be the name of an npm package. Try my-app.'],
])('%s is refused and not changed', async (_, path, message) => {
  const cwd = scratchFolder({ 'full/a.txt': '', 'file.txt': '' })
  const { code, errors } = await run([path], cwd)
  expect(code).toBe(1)
  expect(errors).toContain(message)
  expect([readdirSync(cwd).sort(), readdirSync(join(cwd, 'full'))]).toEqual([['file.txt', 'full'], ['a.txt']])
})

test('a folder below a file is refused with the reason', async () => {
  const { code, errors } = await run(['file.txt/my-app'], scratchFolder({ 'file.txt': '' }))
  expect(code).toBe(1)
  expect(errors).toMatch(/^Could not write to file\.txt\/my-app: .*(ENOTDIR|directory)/)
})

test('a path with spaces is quoted for the shell', async () => {
  expect((await run(['my apps/notes'], scratchFolder())).printed).toContain('  cd "my apps/notes"\n')
})

test.each([
  ['no folder without a terminal', [], 'Name a folder for the app.'],
  ['two folders', ['a', 'b'], 'Name one folder only.'],
  ['an unknown option', ['--color', 'x'], "Unknown option '--color'"],
])('%s prints the usage', async (_, args, message) => {
  const { code, errors } = await run(args, scratchFolder())
  expect(code).toBe(1)
  expect(errors).toContain(message)
  expect(errors).toContain('Usage: npm create slipway [folder]')
})

test.each([['--help'], ['-h']])('%s prints the usage', async (option) => {
  const { code, printed } = await run([option], scratchFolder())
  expect(code).toBe(0)
  expect(printed).toContain('Usage: npm create slipway [folder]')
})

test.each([['--version'], ['-v']])('%s prints the version', async (option) => {
  expect(await run([option], scratchFolder())).toEqual({ code: 0, printed: packageJson.version, errors: '' })
})

test('without a folder, the command asks for a name and a template', async () => {
  const cwd = scratchFolder()
  expect(await run([], cwd, undefined, ['notes', 'minimal'])).toMatchObject({ code: 0, errors: '' })
  expect(readdirSync(join(cwd, 'notes')).sort()).toEqual([
    '.gitignore',
    'README.md',
    'package.json',
    'src',
    'tsconfig.json',
    'vite.config.ts',
  ])
  expect(readdirSync(join(cwd, 'notes/src/pages'))).toEqual(['HomePage.tsx'])
})

test('empty answers mean the default: the starter in `my-app`', async () => {
  const cwd = scratchFolder()
  expect(await run([], cwd, undefined, ['', ''])).toMatchObject({ code: 0, errors: '' })
  expect(existsSync(join(cwd, 'my-app/src/pages/SettingsPage.tsx'))).toBe(true)
})

test('the template is chosen by an option, and an unknown one is refused', async () => {
  const cwd = scratchFolder()
  expect(await run(['a', '--template', 'minimal'], cwd)).toMatchObject({ code: 0 })
  expect(existsSync(join(cwd, 'a/public'))).toBe(false)
  const { code, errors } = await run(['b', '-t', 'huge'], cwd)
  expect({ code, errors }).toEqual({
    code: 1,
    errors: 'There is no template "huge". Choose minimal, starter or example.',
  })
  expect(existsSync(join(cwd, 'b'))).toBe(false)
})
