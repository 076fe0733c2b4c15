import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from './root.ts'

/** Result of a command. */
export interface Finished {
  /** Exit code: 0 after success; 1 if the command could not be started or was killed. */
  readonly code: number
  /** Output on both streams; empty if the command printed to this terminal. */
  readonly output: string
  /** Output on the standard output only. */
  readonly stdout: string
}

export interface RunOptions {
  /** @default the repository's folder */
  readonly cwd?: string
  /** Environment variables in addition to those of this process. */
  readonly env?: Readonly<Record<string, string>>
  /** Text for the command's standard input. */
  readonly input?: string
  /** Prints to this terminal instead of keeping the output. @default false */
  readonly show?: boolean
  /** Called with each line of both streams as soon as it is printed. The output is also kept. */
  readonly onLine?: (line: string) => void
}

/** Runs a command to its end. Resolves for a failing command, too. */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<Finished> {
  const { cwd = root, env, input, show = false, onLine } = options
  return new Promise((resolve) => {
    const out = show ? 'inherit' : 'pipe'
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['pipe', out, out] })
    const printed: { readonly stream: 'out' | 'err'; readonly part: Buffer }[] = []
    child.stdout?.on('data', (part: Buffer) => printed.push({ stream: 'out', part }))
    child.stderr?.on('data', (part: Buffer) => printed.push({ stream: 'err', part }))
    for (const stream of onLine ? [child.stdout, child.stderr] : []) {
      if (stream) createInterface(stream).on('line', (line) => onLine?.(line))
    }
    child.on('error', (error) => printed.push({ stream: 'err', part: Buffer.from(String(error)) }))
    child.on('close', (code) => {
      const textOf = (parts: typeof printed) => Buffer.concat(parts.map(({ part }) => part)).toString()
      const stdout = textOf(printed.filter(({ stream }) => stream === 'out'))
      resolve({ code: code ?? 1, output: textOf(printed), stdout })
    })
    // A command that ends without reading its input closes the pipe. This is not an error.
    child.stdin?.on('error', () => {})
    child.stdin?.end(input)
  })
}

/** Runs a tool from `node_modules`, with the current version of Node. */
export function runTool(name: string, args: readonly string[], options?: RunOptions): Promise<Finished> {
  return run(process.execPath, [toolPath(name), ...args], options)
}

/** Runs one of this repository's own commands, such as `gen`. */
export function runScript(name: string, args: readonly string[] = [], options?: RunOptions): Promise<Finished> {
  return run(process.execPath, [join(root, 'scripts', 'run.mjs'), name, ...args], options)
}

const packageOfTool: Readonly<Record<string, string>> = {
  biome: '@biomejs/biome',
  playwright: '@playwright/test',
  tsc: 'typescript',
}

function toolPath(name: string): string {
  const folder = join(root, 'node_modules', packageOfTool[name] ?? name)
  const { bin }: { bin: string | Record<string, string> } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  const file = typeof bin === 'string' ? bin : bin[name]
  if (!file) throw new Error(`${folder} has no command "${name}".`)
  return join(folder, file)
}
