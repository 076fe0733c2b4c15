import { lazy, type ReactNode } from 'react'
import { createApp } from '../../../app/createApp.tsx'
import { defineApp, page } from '../../../router/config/config.ts'
import { hashHistory } from '../../../router/history/browserHistory.ts'

/** Storage key of the number of imports of the view that will still fail; it survives a reload. */
const failures = 'test:failures'

async function load(): Promise<{ default: (props: { children: ReactNode }) => ReactNode }> {
  const left = Number(sessionStorage.getItem(failures))
  if (left <= 0) return { default: ({ children }) => <div id="view">{children}</div> }
  sessionStorage.setItem(failures, String(left - 1))
  // No server listens at this port, so the browser's import fails, as without a network.
  return import(/* @vite-ignore */ `http://localhost:1/${left}.js`)
}

/** Runs an app whose view is lazy and sometimes fails to load, in a separate document that tests can reload. */
createApp(
  defineApp({
    pages: { '/': page({ load: async () => ({ default: () => <p id="home">home</p> }) }) },
    view: lazy(load),
    history: hashHistory(),
    motion: false,
  }),
).mount(document.body.appendChild(document.createElement('div')))
