import { type ReactNode, useState } from 'react'
import * as identity from '../../../api/identity/index.ts'
import { getLocale, setLocale } from '../../../api/locale/index.ts'
import * as storage from '../../../api/storage/index.ts'
import { getTheme, setTheme } from '../../../api/theme/index.ts'
import { createApp } from '../../../app/createApp.tsx'
import { clearDrafts } from '../../../app/page-restore/clearDrafts.ts'
import { type AnyApp, page } from '../../../router/config/config.ts'
import type { HistoryFactory } from '../../../router/history/history.ts'
import { usePageState } from '../../../router/react/react.tsx'

function FormPage(): ReactNode {
  const [text, setText] = useState('')
  const [opened, setOpened] = usePageState('opened', 0)
  return (
    <form>
      <input name="text" aria-label="text" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={() => setOpened(opened + 1)}>
        opened {opened}
      </button>
    </form>
  )
}

/** Mounts an app that stores a value of each kind. Returns a function that unmounts the app. */
export function mountGrouped(history: HistoryFactory, more: Partial<AnyApp> = {}): () => void {
  const element = document.body.appendChild(document.createElement('div'))
  const app: AnyApp = {
    pages: {
      '/': page({ load: async () => ({ default: FormPage }) }),
      '/other': page({ load: async () => ({ default: FormPage }) }),
    },
    auth: identity.tokenAuth(),
    history,
    motion: false,
    ...more,
  }
  const unmount = createApp(app).mount(element)
  return () => {
    window.dispatchEvent(new PageTransitionEvent('pagehide'))
    unmount()
    element.remove()
  }
}

/** The functions that store something for the app. */
export const groupedApi = { ...storage, ...identity, clearDrafts, getLocale, setLocale, getTheme, setTheme }
