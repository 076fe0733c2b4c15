import { readFileSync } from 'node:fs'
import { basename, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { folderProblem, nameProblem } from './checks.ts'
import { copyTemplate } from './copyTemplate.ts'

/** Environment of the command. */
export interface Io {
  readonly cwd: string
  /** User agent of the package manager that runs the command: `pnpm/10.1.0 npm/? node/v24.0.0`. */
  readonly userAgent?: string | undefined
  print(text: string): void
  printError(text: string): void
}

const usage = `Usage: npm create slipway <folder>

Creates a Slipway app in a folder that is new or empty. The app gets the folder's name.

Options:
  -h, --help     print this text
  -v, --version  print the version, which is also the Slipway version of the app`

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
    io.printError(`${path === undefined ? 'Name the folder of the app.' : 'Name only one folder.'}\n\n${usage}`)
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

/** Both packages are released together, so the app uses the version of this package. */
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
  return `Created ${path || 'the app'}. Next steps:\n\n${commands.map((command) => `  ${command}`).join('\n')}\n`
}
