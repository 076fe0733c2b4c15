import { readFileSync } from 'node:fs'
import { basename, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { folderProblem, nameProblem } from './checks.ts'
import { copyTemplate, templates } from './copyTemplate.ts'

/** The surroundings of the command. */
export interface Io {
  readonly cwd: string
  /** The package manager, as it names itself in the environment: `pnpm/10.1.0 npm/? node/v24.0.0`. */
  readonly userAgent?: string | undefined
  print(text: string): void
  printError(text: string): void
  /** Asks the user; `undefined` if there is no terminal to ask in. */
  readonly ask?: ((question: string) => Promise<string>) | undefined
}

const usage = `Usage: npm create slipway [folder] [-- --template minimal|starter|example]

Creates a Slipway app in a new or empty folder. The app gets the folder's name.
Without a folder, the command asks for a name and a template.

Options:
  -t, --template  minimal: one page
                  starter: tabs, a list, a form, settings (default)
                  example: a field service with log-in, roles, a map, photos, reports, a chat and its server
  -h, --help      print this text
  -v, --version   print the version`

/** Runs the command. Returns the exit code. */
export async function main(args: readonly string[], io: Io): Promise<number> {
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
  const [given, ...more] = positionals
  if ((given === undefined && !io.ask) || more.length > 0) {
    io.printError(`${more.length > 0 ? 'Name one folder only.' : 'Name a folder for the app.'}\n\n${usage}`)
    return 1
  }
  const path = given ?? ((await io.ask?.('Folder of the new app (my-app): ')) || 'my-app')
  const folder = resolve(io.cwd, path)
  const problem = nameProblem(basename(folder)) ?? folderProblem(folder, path)
  if (problem !== undefined) {
    io.printError(problem)
    return 1
  }
  const isAsked = given === undefined && values.template === undefined
  const answer = isAsked ? await io.ask?.('Template, minimal, starter or example (starter): ') : values.template
  const template = templates.find((name) => name === (answer || 'starter'))
  if (!template) {
    io.printError(`There is no template "${answer}". Choose minimal, starter or example.`)
    return 1
  }
  try {
    copyTemplate(folder, { name: basename(folder), template, version: version() })
  } catch (error) {
    io.printError(`Could not write to ${path}: ${error instanceof Error ? error.message : String(error)}`)
    return 1
  }
  io.print(nextSteps(basename(folder), relative(io.cwd, folder), io.userAgent))
  return 0
}

function parse(args: readonly string[]) {
  const options = {
    help: { type: 'boolean', short: 'h' },
    template: { type: 'string', short: 't' },
    version: { type: 'boolean', short: 'v' },
  } as const
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}

/** The version of this package, which is also the version of Slipway: both packages are released together. */
function version(): string {
  const manifest: { version: string } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  return manifest.version
}

function nextSteps(name: string, path: string, userAgent = 'npm'): string {
  const manager = userAgent.split('/', 1)[0]
  const commands = [
    ...(path === '' ? [] : [`cd ${/\s/.test(path) ? `"${path}"` : path}`]),
    `${manager} install`,
    `${manager} run dev`,
  ]
  return `Created \`${name}\`. Next steps:\n\n${commands.map((command) => `  ${command}`).join('\n')}\n`
}
