import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scratchFolder } from '../../../scripts/lib/scratchFolder.ts'
import packageJson from '../package.json' with { type: 'json' }
import { main } from './main.ts'

/** Runs the command in a folder; returns its output and its exit code. */
function run(args: readonly string[], cwd: string, userAgent?: string) {
  const printed: string[] = []
  const errors: string[] = []
  const io = {
    cwd,
    userAgent,
    print: (text: string) => printed.push(text),
    printError: (text: string) => errors.push(text),
  }
  const code = main(args, io)
  return { code, printed: printed.join('\n'), errors: errors.join('\n') }
}

test('creates an app with the folder’s name, and prints the next commands', () => {
  const cwd = scratchFolder()
  const { code, printed, errors } = run(['apps/field-notes'], cwd)
  expect({ code, errors }).toEqual({ code: 0, errors: '' })
  expect(printed).toContain(
    'Created apps/field-notes. Next steps:\n\n  cd apps/field-notes\n  npm install\n  npm run dev\n',
  )
  const app = join(cwd, 'apps/field-notes')
  const manifest = JSON.parse(readFileSync(join(app, 'package.json'), 'utf8'))
  expect(manifest.name).toBe('field-notes')
  expect(manifest.dependencies.slipway).toBe(`^${packageJson.version}`)
  expect(readFileSync(join(app, 'README.md'), 'utf8')).toMatch(/^# field-notes\n/)
  expect(readFileSync(join(app, '.gitignore'), 'utf8')).toContain('node_modules/')
  expect(existsSync(join(app, '_gitignore'))).toBe(false)
  expect(existsSync(join(app, 'src/app.ts'))).toBe(true)
})

test('accepts the current folder, also if it contains a repository', () => {
  const folder = join(scratchFolder(), 'my-app')
  mkdirSync(join(folder, '.git'), { recursive: true })
  const { code, printed } = run(['.'], folder, 'pnpm/10.1.0 npm/? node/v24.0.0')
  expect(code).toBe(0)
  expect(printed).toContain('Created the app. Next steps:\n\n  pnpm install\n  pnpm run dev\n')
})

test.each([
  ['a folder that is not empty', 'full', 'full is not empty'],
  ['a file', 'file.txt', 'file.txt is a file'],
  ['a name that npm does not accept', 'My App', '"My App" cannot be the name of an npm package. Try my-app.'],
])('%s is refused and stays unchanged', (_, path, message) => {
  const cwd = scratchFolder({ 'full/a.txt': '', 'file.txt': '' })
  const { code, errors } = run([path], cwd)
  expect(code).toBe(1)
  expect(errors).toContain(message)
  expect([readdirSync(cwd).sort(), readdirSync(join(cwd, 'full'))]).toEqual([['file.txt', 'full'], ['a.txt']])
})

test('a folder below a file is refused with the reason', () => {
  const { code, errors } = run(['file.txt/my-app'], scratchFolder({ 'file.txt': '' }))
  expect(code).toBe(1)
  expect(errors).toMatch(/^The app could not be written to file\.txt\/my-app: .*(ENOTDIR|directory)/)
})

test('quotes a path with spaces for the shell', () => {
  expect(run(['my apps/notes'], scratchFolder()).printed).toContain('  cd "my apps/notes"\n')
})

test.each([
  ['nothing', [], 'Name the folder of the app.'],
  ['two folders', ['a', 'b'], 'Name only one folder.'],
  ['an option that does not exist', ['--template', 'x'], "Unknown option '--template'"],
])('%s prints the usage', (_, args, message) => {
  const { code, errors } = run(args, scratchFolder())
  expect(code).toBe(1)
  expect(errors).toContain(message)
  expect(errors).toContain('Usage: npm create slipway <folder>')
})

test.each([['--help'], ['-h']])('%s prints the usage and succeeds', (option) => {
  const { code, printed } = run([option], scratchFolder())
  expect(code).toBe(0)
  expect(printed).toContain('Usage: npm create slipway <folder>')
})

test.each([['--version'], ['-v']])('%s prints the version', (option) => {
  expect(run([option], scratchFolder())).toEqual({ code: 0, printed: packageJson.version, errors: '' })
})
