import { platforms } from '../../../packages/slipway/src/base/platforms.ts'
import { findFiles } from '../../lib/findFiles.ts'
import type { ts } from '../../lib/typescript.ts'
import { type ApiDoc, readApiDoc } from './apiDoc.ts'
import { tagTexts } from './docText.ts'
import type { Library } from './program.ts'
import { readFields } from './shape.ts'

/** A public function, or an object of functions such as `eventBus`, and the folder of `api/` that exports it. */
export interface PublicApi extends ApiDoc {
  readonly folder: string
  /** Platforms with an implementation: `web`, `capacitor`, and `node` if no document is needed. May be empty. */
  readonly platforms: readonly string[]
}

/** Every value that the folders of `api/` export, with its documentation. */
export function publicApis(library: Library): PublicApi[] {
  const indexes = findFiles(['packages/slipway/src/api/*/index.ts'])
  return indexes.flatMap((index) => {
    const folder = index.split('/').at(-2) ?? ''
    const values = library.exportsOf(index).filter((symbol) => symbol.valueDeclaration)
    return values.map((symbol) => {
      const doc = readValue(symbol, library)
      return { ...doc, folder, platforms: platformsOf(doc.name, doc.platform) }
    })
  })
}

function readValue(symbol: ts.Symbol, library: Library): ApiDoc {
  const type = library.checker.getTypeOfSymbol(symbol)
  if (type.getCallSignatures().length > 0) return readApiDoc(symbol, library)
  return {
    name: symbol.name,
    signatures: [],
    description: '',
    tables: [{ kind: 'given', title: symbol.name, fields: readFields(type, library) }],
    throws: [],
    platform: tagTexts(symbol.getJsDocTags(library.checker), 'platform')[0],
    examples: [],
  }
}

const knownPlatforms: readonly string[] = [...platforms, 'node']

/**
 * The platforms of a function, read from its `@platform` tag.
 *
 * @throws {Error} If the tag is missing or names an unknown platform.
 */
export function platformsOf(name: string, tag: string | undefined): readonly string[] {
  if (tag === 'none') return []
  const platforms = tag?.split(',').map((platform) => platform.trim()) ?? []
  if (platforms.length > 0 && platforms.every((platform) => knownPlatforms.includes(platform))) return platforms
  throw new Error(
    `${name} has ${tag === undefined ? 'no @platform tag' : `"@platform ${tag}"`}. ` +
      'Write its platforms: "@platform web, capacitor", and "node" too if it needs no document; or "@platform none".',
  )
}
