import { expect, onTestFinished, vi } from 'vitest'
import { endAtLastEntry } from './lastEntry.ts'

/** A separate document, which a test can reload and leave. */
export interface OwnDocument {
  readonly window: () => Window
  /** Returns the number of times that the document was loaded. */
  readonly loads: () => number
  readonly find: <Type extends HTMLElement>(selector: string) => Type | null
  /** Waits for an element, and returns it. */
  part<Type extends HTMLElement>(selector: string): Promise<Type>
  /** After the next load, imports of the `late` modules wait until the returned function is called. */
  holdLate(): () => void
}

/** Modules whose dynamic imports fail or are slow. The paths are relative to the folder of this file. */
export interface SlowImports {
  /** Modules that fail to load, as without a network. */
  readonly lost?: readonly string[]
  /** Modules that `holdLate` holds back. */
  readonly late?: readonly string[]
}

/** Address of a file that the browser shows as a document. The test's app is mounted in this document. */
export const blank: string = new URL('../../../../package.json', import.meta.url).href

/**
 * Opens a document at the address of `blank`, with any hash. Runs a script in the document each time it is loaded; the path of the
 * script is relative to the folder of this file.
 */
export function openDocument(url: string, script: string, { lost = [], late = [] }: SlowImports = {}): OwnDocument {
  const frame = document.createElement('iframe')
  frame.style.cssText = 'inline-size: 390px; block-size: 600px'
  let loads = 0
  let arrival = Promise.resolve()
  const inside = () => {
    const { contentDocument, contentWindow } = frame
    if (!contentDocument || !contentWindow) throw new Error('the frame has no document')
    return { document: contentDocument, window: contentWindow }
  }
  frame.addEventListener('load', () => {
    const { body, URL: shown } = inside().document
    if (shown.split('#')[0] !== blank) return
    loads++
    body.replaceChildren()
    // Vitest has wrapped each dynamic import in this call.
    Object.assign(inside().window, {
      __vitest_browser_runner__: { wrapDynamicImport: (load: () => unknown) => load() },
      arrival,
    })
    const imports = [
      // No server listens at this port.
      ...lost.map((path) => [new URL(path, import.meta.url).pathname, 'http://localhost:1/lost.js']),
      ...late.map((path) => [new URL(path, import.meta.url).pathname, lateModule(path)]),
    ]
    if (imports.length > 0) {
      const map = inside().document.createElement('script')
      map.type = 'importmap'
      map.textContent = JSON.stringify({ imports: Object.fromEntries(imports) })
      body.append(map)
    }
    const element = inside().document.createElement('script')
    element.type = 'module'
    element.src = new URL(script, import.meta.url).href
    body.append(element)
  })
  frame.src = url
  document.body.append(frame)
  onTestFinished(() => {
    endAtLastEntry(inside().window)
    frame.remove()
  })
  return {
    window: () => inside().window,
    loads: () => loads,
    find: (selector) => inside().document.querySelector(selector),
    async part<Type extends HTMLElement>(selector: string) {
      const find = () => inside().document.querySelector<Type>(selector) ?? expect.unreachable(`no ${selector}`)
      return vi.waitFor(find)
    },
    holdLate() {
      let release = () => {}
      arrival = new Promise((resolve) => {
        release = resolve
      })
      return release
    },
  }
}

/** The URL of a module that waits for the document's `arrival`, and exports what the module at `path` exports. */
function lateModule(path: string): string {
  // The query is not in the import map, so this import gets the module itself.
  const from = JSON.stringify(`${new URL(path, import.meta.url).href}?late`)
  return URL.createObjectURL(new Blob([`export * from ${from}; await arrival`], { type: 'text/javascript' }))
}
