import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import rootManifest from '../../../package.json' with { type: 'json' }
import { root } from '../../../scripts/lib/root.ts'
import { succeed } from './command.ts'

const { tailwindcss, '@tailwindcss/vite': tailwindVite } = rootManifest.devDependencies

/** An empty place outside the repository with what a user gets: both packages from npm's archives. */
export interface Installation {
  /** The app that `npm create slipway my-app` made, with its dependencies. */
  readonly app: string
  /** Creates another app from a template; it uses the same dependencies. */
  create(name: string, template: string): Promise<string>
  /** Adds packages to the dependencies that all apps use; versions by name. `slipway` stays. */
  add(versions: Readonly<Record<string, string>>): Promise<void>
  /** Makes another app that uses the same dependencies. */
  write(name: string, files: Readonly<Record<string, string>>): string
  remove(): void
}

/** Packs both packages, makes an app and installs it. `npm run build` must have run before. */
export async function install(): Promise<Installation> {
  const place = mkdtempSync(join(tmpdir(), 'slipway-package-'))
  const pack = async (name: string) => {
    const args = ['pack', '--silent', '--ignore-scripts', '--pack-destination', place]
    const printed = await succeed(join(root, 'packages', name), 'npm', ...args)
    return join(place, printed.trim().split('\n').at(-1) ?? '')
  }
  const [slipway, create] = await Promise.all([pack('slipway'), pack('create-slipway')])
  await succeed(place, 'tar', '-xzf', create)
  await succeed(place, process.execPath, 'package/dist/bin.js', 'my-app')

  const app = join(place, 'my-app')
  const more = [slipway, `tailwindcss@${tailwindcss}`, `@tailwindcss/vite@${tailwindVite}`]
  await succeed(app, 'npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', ...more)
  return {
    app,
    async create(name, template) {
      await succeed(place, process.execPath, 'package/dist/bin.js', name, '--template', template)
      symlinkSync(join(app, 'node_modules'), join(place, name, 'node_modules'))
      return join(place, name)
    },
    async add({ slipway: _, ...versions }) {
      const names = Object.entries(versions).map(([name, version]) => `${name}@${version}`)
      await succeed(app, 'npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', ...names)
    },
    write(name, files) {
      const folder = join(place, name)
      for (const [path, text] of Object.entries({
        'package.json': `{ "name": "${name}", "type": "module" }`,
        ...files,
      })) {
        mkdirSync(dirname(join(folder, path)), { recursive: true })
        writeFileSync(join(folder, path), text)
      }
      symlinkSync(join(app, 'node_modules'), join(folder, 'node_modules'))
      return folder
    },
    remove: () => rmSync(place, { recursive: true, force: true }),
  }
}
