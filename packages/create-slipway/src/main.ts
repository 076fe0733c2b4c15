import { readFileSync } from 'node:fs'
import { basename, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { folderProblem, nameProblem } from './checks.ts'
import { copyTemplate } from './copyTemplate.ts'

/** What the command needs of the outside world. */
export interface Io {
  readonly cwd: string
  /** How npm and its like name themselves to what they run: `pnpm/10.1.0 npm/? node/v24.0.0`. */
  readonly userAgent?: string | undefined
  print(text: string): void
  printError(text: string): void
}

const usage = `Usage: npm create slipway <folder>

Makes a Slipway app in a folder that is new or empty. The folder's name becomes the app's.

Options:
  -h, --help     this text
  -v, --version  the version, which is that of the Slipway that the app gets`

/** Runs the command. Returns the exit code. */
export function main(args: readonly string[], io: Io): number {
  const parsed = parse(args)
  if ('problem' in parsed) {
    io.printError(`${parsed.problem}\n\n${usage}`)
    return 1
  }
  const { values, positionals } = parsed
  if (values.help) {
    io.print(usage)
    return 0
  }
  if (values.version) {
    io.print(version())
    return 0
  }
  const [path, ...more] = positionals
  if (path === undefined || more.length > 0) {
    io.printError(`${path === undefined ? 'A folder is missing.' : 'One folder at a time.'}\n\n${usage}`)
    return 1
  }

  const folder = resolve(io.cwd, path)
  const problem = nameProblem(basename(folder)) ?? folderProblem(folder, path)
  if (problem !== undefined) {
    io.printError(problem)
    return 1
  }
  try {
    copyTemplate(folder, { name: basename(folder), version: version() })
  } catch (error) {
    io.printError(`The app could not be written to ${path}: ${error instanceof Error ? error.message : String(error)}`)
    return 1
  }
  io.print(nextSteps(relative(io.cwd, folder), io.userAgent))
  return 0
}

function parse(args: readonly string[]) {
  const options = { help: { type: 'boolean', short: 'h' }, version: { type: 'boolean', short: 'v' } } as const
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}

/** Both packages are released together, so the app gets the Slipway of this version. */
function version(): string {
  const manifest: { version: string } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  return manifest.version
}

function nextSteps(path: string, userAgent = 'npm'): string {
  const manager = userAgent.split('/', 1)[0]
  const commands = [
    ...(path === '' ? [] : [`cd ${/\s/.test(path) ? `"${path}"` : path}`]),
    `${manager} install`,
    `${manager} run dev`,
  ]
  return `Your app is there. Next:\n\n${commands.map((command) => `  ${command}`).join('\n')}\n`
}
