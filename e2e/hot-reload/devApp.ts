import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from '../../scripts/lib/root.ts'

/** An app on Vite's dev server, whose files a test changes. A change resolves when Vite handles it. */
export interface DevApp {
  readonly address: string
  /** Writes a file, unless it has this text already. */
  write(path: string, text: string): Promise<void>
  remove(path: string): Promise<void>
  close(): Promise<void>
}

/** Writes an app into a new folder in the repository, so that it finds the packages, and serves it. */
export async function startDevApp(files: Readonly<Record<string, string>>): Promise<DevApp> {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const folder = mkdtempSync(join(root, '.cache', 'hot-reload-'))
  const save = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  for (const [path, text] of Object.entries(files)) save(path, text)
  const server = spawn(process.execPath, [join(import.meta.dirname, 'server.ts'), folder], {
    env: { ...process.env, NODE_ENV: 'development' },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(server, 'exit')
  const lines = createInterface(server.stdout)
  const nextLine = async () => {
    const [line] = await Promise.race([once(lines, 'line'), ended.then(() => [])])
    if (typeof line === 'string') return line
    throw new Error('the dev server ended')
  }
  const report = async (event: 'add' | 'change' | 'unlink', path: string) => {
    const handled = nextLine()
    server.stdin.write(`${event} ${path}\n`)
    if ((await handled) !== path) throw new Error(`the dev server did not handle ${path}`)
  }
  return {
    address: await nextLine(),
    async write(path, text) {
      const file = join(folder, path)
      const exists = existsSync(file)
      if (exists && readFileSync(file, 'utf8') === text) return
      save(path, text)
      await report(exists ? 'change' : 'add', path)
    },
    async remove(path) {
      rmSync(join(folder, path))
      await report('unlink', path)
    },
    async close() {
      server.kill()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
