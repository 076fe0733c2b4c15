// Separate chunk: loaded when the devtools panel opens.
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { followAppFocus } from './followAppFocus.ts'
import { Panel } from './Panel.tsx'
import { type Tools, ToolsContext } from './tools.ts'

/** The open panel. */
export interface OpenPanel {
  hasFocus(): boolean
  focus(): void
  /** Removes the panel. If the panel has the focus, the app gets it back. */
  remove(): void
}

/** Shows the panel. It is appended beside the body, outside of the app's elements. `onClose` is called when the user closes it. */
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
