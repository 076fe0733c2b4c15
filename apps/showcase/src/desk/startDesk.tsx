// Separate chunk: loaded in the phone of a wide window.
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { outerWindow, phoneId } from '../phone/windows.ts'
import { Desk } from './Desk.tsx'

/** Renders the desk into the document around the phone. Both use the modules of the phone, so they have the same page, theme and language. */
export async function startDesk(): Promise<void> {
  const outer = outerWindow.document
  mirror(outer)
  reportUse(outer)
  await outerWindow.deskStyles
  createRoot(element(outer, 'desk')).render(
    <StrictMode>
      <Desk beside={element(outer, 'beside')} onSkip={() => element(outer, phoneId).focus()} />
    </StrictMode>,
  )
}

/** Gives the outer document the title, the language, the direction and the theme of the phone, now and after each change. */
function mirror(outer: Document): void {
  const { documentElement: root, head } = document
  const attributeFilter = ['lang', 'dir', 'data-sw-theme', 'data-sw-contrast']
  const copy = () => {
    outer.title = document.title
    for (const name of attributeFilter) {
      const value = root.getAttribute(name)
      if (value === null) outer.documentElement.removeAttribute(name)
      else outer.documentElement.setAttribute(name, value)
    }
  }
  new MutationObserver(copy).observe(root, { attributeFilter })
  new MutationObserver(copy).observe(head, { childList: true, characterData: true, subtree: true })
  copy()
}

/** An app loads the code of its page transitions when the user first does something in its document. Here this may be in the outer one. */
function reportUse(outer: Document): void {
  for (const type of ['pointerover', 'focusin']) {
    outer.addEventListener(type, () => document.dispatchEvent(new Event('focusin')), { once: true })
  }
}

function element(outer: Document, id: string): HTMLElement {
  const found = outer.getElementById(id)
  if (!found) throw new Error(`The outer document has no element with the id ${id}.`)
  return found
}
