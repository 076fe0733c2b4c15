import { expect, onTestFinished, vi } from 'vitest'
import { endAtLastEntry } from './lastEntry.ts'

/** A document of its own, which can be reloaded and left. */
export interface OwnDocument {
  readonly window: () => Window
  /** How often it was loaded. */
  readonly loads: () => number
  readonly find: <Type extends HTMLElement>(selector: string) => Type | null
  /** Waits for an element. */
  part<Type extends HTMLElement>(selector: string): Promise<Type>
  /** From the next load on, imports of the late modules wait until the returned function is called. */
  holdLate(): () => void
}

/** Modules, by their paths from the folder of this file, whose dynamic imports fail or take long. */
export interface SlowImports {
  /** Modules that fail to load, as without a network. */
  readonly lost?: readonly string[]
  /** Modules that `holdLate` holds back. */
  readonly late?: readonly string[]
}

/** A file that a browser shows: an app is put into the document that it makes. */
export const blank: string = new URL('../../../../package.json', import.meta.url).href

/**
 * Opens a document at an address of `blank`, and runs a script in it (a path from the folder of this file) each time it is loaded.
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
    // Vitest has written its own call around each dynamic import.
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
