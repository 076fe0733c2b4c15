import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import rootManifest from '../../../package.json' with { type: 'json' }
import { root } from '../../../scripts/lib/root.ts'
import { succeed } from './command.ts'

const { tailwindcss, '@tailwindcss/vite': tailwindVite } = rootManifest.devDependencies

/** A temporary folder outside the repository that contains an installation as users have it: both packages from npm archives. */
export interface Installation {
  /** The app that `npm create slipway my-app` created, with its dependencies. */
  readonly app: string
  /** Creates another app that uses the same dependencies, and returns its folder. */
  write(name: string, files: Readonly<Record<string, string>>): string
  remove(): void
}

/** Packs both packages, creates an app and installs it. `npm run build` must have run before. */
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
