import { type ReactNode, type SyntheticEvent, useState } from 'react'
import { navigateBack, navigateTo, redirectTo, reLaunch, switchTab } from '../../api/navigation/index.ts'
import { useStore } from '../../hooks/useStore.ts'
import { locate } from '../../router/config/targets.ts'
import type { PageNavigator } from '../../router/navigator.ts'
import { topOf } from '../../router/stack.ts'
import { BackIcon, ReloadIcon } from './icons.tsx'
import { Problem } from './Problem.tsx'
import { useTools } from './tools.ts'
import { useAttempt } from './useAttempt.ts'

/** Back, the page anew, and an address to go to: what a browser has above a page. */
export function AddressBar(): ReactNode {
  const { pages, focus } = useTools()
  const { key, url } = topOf(useStore(pages.stack))
  const [typed, setTyped] = useState({ key, text: url })
  // What was typed goes once the app is elsewhere.
  if (typed.key !== key) setTyped({ key, text: url })
  const [problem, attempt] = useAttempt()
  const run = (work: () => Promise<unknown>) => attempt(() => focus.lend(work))

  async function onSubmit(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    await run(() => openAddress(pages, typed.text))
  }

  return (
    <>
      <form className="sw-devtools-address" onSubmit={onSubmit}>
        <button
          type="button"
          className="sw-devtools-icon-button"
          aria-label="Back"
          title="Back, as navigateBack() goes"
          onClick={() => run(navigateBack)}
        >
          <BackIcon />
        </button>
        <button
          type="button"
          className="sw-devtools-icon-button"
          aria-label="Page anew"
          title="A new page in the place of this one, with the same address and state"
          onClick={() => run(() => openAnew(pages))}
        >
          <ReloadIcon />
        </button>
        <input
          className="sw-devtools-field"
          aria-label="Address to open"
          list="sw-devtools-paths"
          value={typed.text}
          onChange={(event) => setTyped({ key, text: event.target.value })}
          autoCapitalize="off"
          autoComplete="off"
          spellCheck={false}
        />
        <datalist id="sw-devtools-paths">
          {Object.keys(pages.app.pages).map((path) => (
            <option key={path} value={path} />
          ))}
        </datalist>
        <button type="submit" className="sw-devtools-button">
          Open
        </button>
      </form>
      <Problem text={problem} />
    </>
  )
}

/** Opens an address as the app would: a tab page is switched to, any other is put on top. */
function openAddress(pages: PageNavigator, url: string): Promise<unknown> {
  const { route } = locate(pages.routes, { url }, topOf(pages.stack.get()).url)
  return route && route.tabIndex >= 0 ? switchTab({ url }) : navigateTo({ url })
}

/** A tab page cannot be replaced; it starts over, and the kept tabs with it. */
function openAnew(pages: PageNavigator): Promise<void> {
  const { url, state } = topOf(pages.stack.get())
  const isTab = pages.routes.isTab(url)
  return isTab ? reLaunch({ url, state }) : redirectTo({ url, state })
}
