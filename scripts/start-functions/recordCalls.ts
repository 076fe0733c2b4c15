import type { ESTree, Plugin } from 'vite'
import { pathInPackage } from '../../packages/slipway/src/vite/buildDefaults.ts'
import { functionPaths } from '../../packages/slipway/src/vite/compile-hints/functionPaths.ts'
import { moduleName } from '../../packages/slipway/src/vite/compile-hints/markStart.ts'

declare global {
  interface Window {
    /** The functions that have been called, as `module path`. */
    startCalls?: Set<string>
  }
}

/** Makes each function of React and of Slipway add its name to `window.startCalls` when it is called. */
export const recordCalls: Plugin = {
  name: 'record-calls',
  transform(code, id) {
    const module = moduleName(id, pathInPackage)
    return module === undefined ? undefined : { code: recording(module, code, this.parse(code)), map: null }
  },
}

/** The code of a module whose functions record their calls. */
export function recording(module: string, code: string, program: ESTree.Program): string {
  const insertions = [...functionPaths(program)].flatMap(([path, { node }]) => {
    const call = `(globalThis.startCalls ??= new Set()).add(${JSON.stringify(`${module} ${path}`)})`
    const { body } = node
    if (body?.type !== 'BlockStatement') return body ? [at(body.start, `(${call},`), at(body.end, ')')] : []
    const first = body.body.find((statement) => !('directive' in statement && statement.directive))
    return first ? [at(first.start, `;${call};`)] : []
  })
  // From the end, so that the other positions remain valid.
  const ordered = insertions.toSorted((one, other) => other.position - one.position)
  return ordered.reduce((text, { position, added }) => text.slice(0, position) + added + text.slice(position), code)
}

const at = (position: number, added: string) => ({ position, added })
