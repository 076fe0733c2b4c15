// Separate chunk: loaded when the devtools panel opens.
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { followAppFocus } from './followAppFocus.ts'
import { Panel } from './Panel.tsx'
import { type Tools, ToolsContext } from './tools.ts'

/** The panel on the screen. */
export interface OpenPanel {
  hasFocus(): boolean
  focus(): void
  /** Takes the panel away. If it has the focus, the app gets it back. */
  remove(): void
}

/** Shows the panel. It stands beside the body, where no app draws, and what it asks to be closed by is `onClose`. */
export function openPanel(tools: Omit<Tools, 'focus'>, onClose: () => void): OpenPanel {
  const host = document.createElement('div')
  host.className = 'sw-devtools'
  document.documentElement.append(host)
  const focus = followAppFocus(host)
  const root = createRoot(host)
  flushSync(() =>
    root.render(
      <ToolsContext value={{ ...tools, focus }}>
        <Panel onClose={onClose} />
      </ToolsContext>,
    ),
  )
  const hasFocus = () => host.contains(document.activeElement)
  return {
    hasFocus,
    focus: () => host.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus(),
    remove() {
      const hadFocus = hasFocus()
      root.unmount()
      host.remove()
      focus.stop()
      if (hadFocus) focus.giveBack()
    },
  }
}
