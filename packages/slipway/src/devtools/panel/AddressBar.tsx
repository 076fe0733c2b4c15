import { type ReactNode, type SyntheticEvent, useState } from 'react'
import { navigateBack, navigateTo, redirectTo, reLaunch, switchTab } from '../../api/navigation/index.ts'
import { useStore } from '../../hooks/useStore.ts'
import { locate } from '../../router/config/targets.ts'
import type { PageNavigator } from '../../router/navigator.ts'
import { topOf } from '../../router/stack/stack.ts'
import { BackIcon, ReloadIcon } from './icons.tsx'
import { Problem } from './Problem.tsx'
import { useTools } from './tools.ts'
import { useAttempt } from './useAttempt.ts'

/** Back button, reload button and address field, as in a browser. */
export function AddressBar(): ReactNode {
  const { pages, focus } = useTools()
  const { key, url } = topOf(useStore(pages.stack))
  const [typed, setTyped] = useState({ key, text: url })
  // The typed text is discarded when another page is shown.
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
          title="Back (navigateBack)"
          onClick={() => run(navigateBack)}
        >
          <BackIcon />
        </button>
        <button
          type="button"
          className="sw-devtools-icon-button"
          aria-label="Reload page"
          title="Replace this page by a new one with the same address and state"
          onClick={() => run(() => reloadPage(pages))}
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

/** Opens an address as the app would: switches to a tab page, pushes any other page. */
function openAddress(pages: PageNavigator, url: string): Promise<unknown> {
  const { route } = locate(pages.routes, { url }, topOf(pages.stack.get()).url)
  return route && route.tabIndex >= 0 ? switchTab({ url }) : navigateTo({ url })
}

/** Replaces the page by a new one. A tab page cannot be replaced, so it is relaunched, which drops the kept tabs. */
function reloadPage(pages: PageNavigator): Promise<void> {
  const { url, state } = topOf(pages.stack.get())
  const isTab = pages.routes.isTab(url)
  return isTab ? reLaunch({ url, state }) : redirectTo({ url, state })
}
