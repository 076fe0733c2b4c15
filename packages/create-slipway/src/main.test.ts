import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scratchFolder } from '../../../scripts/lib/scratchFolder.ts'
import packageJson from '../package.json' with { type: 'json' }
import { main } from './main.ts'

/** Runs the command in a folder; tells what it printed and how it ended. */
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

test('an app of the folder’s name is made, and the next commands are told', () => {
  const cwd = scratchFolder()
  const { code, printed, errors } = run(['apps/field-notes'], cwd)
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

test('the folder that one stands in will do, also with a repository in it', () => {
  const folder = join(scratchFolder(), 'my-app')
  mkdirSync(join(folder, '.git'), { recursive: true })
  const { code, printed } = run(['.'], folder, 'pnpm/10.1.0 npm/? node/v24.0.0')
  expect(code).toBe(0)
  expect(printed).toContain('Next:\n\n  pnpm install\n  pnpm run dev\n')
})

test.each([
  ['a folder that holds something', 'full', 'full holds something already'],
  ['a file', 'file.txt', 'file.txt is a file'],
  ['a name that npm does not take', 'My App', '"My App" cannot be the name of an npm package. Try my-app.'],
])('%s is refused, and stays as it was', (_, path, message) => {
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

test('a path with spaces is told as a shell takes it', () => {
  expect(run(['my apps/notes'], scratchFolder()).printed).toContain('  cd "my apps/notes"\n')
})

test.each([
  ['nothing', [], 'A folder is missing.'],
  ['two folders', ['a', 'b'], 'One folder at a time.'],
  ['an option that does not exist', ['--template', 'x'], "Unknown option '--template'"],
])('%s is answered with the usage', (_, args, message) => {
  const { code, errors } = run(args, scratchFolder())
  expect(code).toBe(1)
  expect(errors).toContain(message)
  expect(errors).toContain('Usage: npm create slipway <folder>')
})

test.each([['--help'], ['-h']])('%s tells the usage', (option) => {
  const { code, printed } = run([option], scratchFolder())
  expect(code).toBe(0)
  expect(printed).toContain('Usage: npm create slipway <folder>')
})

test.each([['--version'], ['-v']])('%s tells the version', (option) => {
  expect(run([option], scratchFolder())).toEqual({ code: 0, printed: packageJson.version, errors: '' })
})
