import { type ChildProcess, spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { onTestFinished } from 'vitest'
import { run } from '../../../scripts/lib/run.ts'

/** Clears variables of the test runner that would change the behaviour of a tool. */
const env = { NODE_ENV: '', VITEST: '', TEST: '' }

/** Runs a command in a folder and returns its output. */
export async function succeed(folder: string, command: string, ...args: string[]): Promise<string> {
  const { code, output } = await run(command, args, { cwd: folder, env })
  if (code === 0) return stripVTControlCharacters(output)
  throw new Error(`${[command, ...args].join(' ')} ended with code ${code}:\n${output}`)
}

/** Runs a command that must fail, and returns its output. */
export async function fail(folder: string, command: string, ...args: string[]): Promise<string> {
  const { code, output } = await run(command, args, { cwd: folder, env })
  if (code !== 0) return stripVTControlCharacters(output)
  throw new Error(`${[command, ...args].join(' ')} should have failed:\n${output}`)
}

/** Runs Vite's server in an app's folder until the test ends: `dev`, or `preview` of the build. Returns its address. */
export function serve(folder: string, command: 'dev' | 'preview'): Promise<string> {
  const args = ['node_modules/vite/bin/vite.js', command, '--port', '0', '--host', '127.0.0.1']
  const server = spawn(process.execPath, args, { cwd: folder, env: { ...process.env, ...env } })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  onTestFinished(async () => {
    server.kill()
    await ended
  })
  return printedUrl(server)
}

function printedUrl(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = ''
    const read = (part: Buffer) => {
      printed += stripVTControlCharacters(part.toString())
      const [url] = /http:\/\/127\.0\.0\.1:\d+\//.exec(printed) ?? []
      if (url) resolve(url)
    }
    server.stdout?.on('data', read)
    server.stderr?.on('data', read)
    server.once('exit', () => reject(new Error(`the server ended:\n${printed}`)))
  })
}
