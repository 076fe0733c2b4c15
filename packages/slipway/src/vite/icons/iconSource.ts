import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { normalizePath } from 'vite'
import { ApiError } from '../../base/call/ApiError.ts'

/** The SVG file that the icons are made from. */
export interface IconSource {
  /** Path for messages, relative to the app's folder: `public/icon.svg`. */
  readonly path: string
  readonly svg: string
}

/**
 * Reads the SVG file that the icons are made from.
 *
 * @param publicDir The public folder; empty if Vite's `publicDir` is `false`.
 * @param source Path in the public folder.
 * @throws {ApiError} `not-found` if the file does not exist, and `invalid-argument` if it is not an SVG.
 */
export function readIconSource(root: string, publicDir: string, source: string): IconSource {
  const file = join(publicDir || join(root, 'public'), source)
  const path = normalizePath(relative(root, file))
  if (publicDir === '') {
    throw new ApiError('slipway', 'not-found', `icons.source is ${path}, but Vite's publicDir is false. Set publicDir.`)
  }
  const svg = readText(file)
  if (svg === undefined) {
    throw new ApiError(
      'slipway',
      'not-found',
      `the icon ${path} does not exist. Add it, or write its path: ${example}.`,
    )
  }
  if (!isSvg(svg)) {
    throw new ApiError('slipway', 'invalid-argument', `the icon ${path} is not an SVG: its root element is not <svg>.`)
  }
  return { path, svg }
}

const example = "icons: { source: '/icon.svg' }"

/** The text of a file; `undefined` if there is no such file. */
function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** Whether the first element of a document is `<svg>`, after declarations and comments. */
function isSvg(text: string): boolean {
  const [, root] = /<([a-z][\w:.-]*)/i.exec(text.replace(/<!--[\s\S]*?-->/g, '')) ?? []
  return root !== undefined && /^(\w+:)?svg$/.test(root)
}
