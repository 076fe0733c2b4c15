import { changePageChrome } from '../../router/chrome/changePageChrome.ts'
import { type PageChrome, pageChrome } from '../../router/chrome/pageChrome.ts'
import type { PageNavigator } from '../../router/navigator.ts'
import { createDeclarations, type Declare } from './declarations.state.ts'

const styles = new WeakMap<HTMLElement, Declare>()
const navigationBars = new WeakMap<HTMLElement, Declare>()

/** Returns the function that declares styles of an element, by their names in camel case. */
export function styleDeclarations(element: HTMLElement): Declare {
  const { style } = element
  const cssName = (name: string) =>
    name.startsWith('--') ? name : name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const declare =
    styles.get(element) ??
    createDeclarations({
      get: (name) => style.getPropertyValue(cssName(name)),
      set: (name, value) => style.setProperty(cssName(name), String(value ?? '')),
    })
  styles.set(element, declare)
  return declare
}

/**
 * Returns the function that declares properties of a page's navigation bar. `layer` is the page's element; the declarations are
 * released with it.
 */
export function navigationBarDeclarations(layer: HTMLElement, pages: PageNavigator, key: string): Declare {
  const declare =
    navigationBars.get(layer) ??
    createDeclarations({
      get: (name) => pageChrome.get().get(key)?.[name as keyof PageChrome],
      set(name, value) {
        if (value !== undefined) return changePageChrome(pages, key, { [name]: value })
        const { [name as keyof PageChrome]: _, ...rest } = pageChrome.get().get(key) ?? {}
        pageChrome.set(new Map(pageChrome.get()).set(key, rest))
      },
    })
  navigationBars.set(layer, declare)
  return declare
}
