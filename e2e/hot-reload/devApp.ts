import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from '../../scripts/lib/root.ts'

/** An app on Vite's dev server, whose files a test changes. */
export interface DevApp {
  readonly address: string
  write(path: string, text: string): void
  remove(path: string): void
  close(): Promise<void>
}

/** Writes an app into a new folder in the repository, so that it finds the packages, and serves it. */
export async function startDevApp(files: Readonly<Record<string, string>>): Promise<DevApp> {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const folder = mkdtempSync(join(root, '.cache', 'hot-reload-'))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  for (const [path, text] of Object.entries(files)) write(path, text)
  const server = spawn(process.execPath, [join(import.meta.dirname, 'server.ts'), folder], {
    env: { ...process.env, NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const address = await new Promise<string>((resolve, reject) => {
    createInterface(server.stdout).once('line', resolve)
    server.once('exit', () => reject(new Error('the dev server ended')))
  })
  return {
    address,
    write,
    remove: (path) => rmSync(join(folder, path)),
    async close() {
      server.kill()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
