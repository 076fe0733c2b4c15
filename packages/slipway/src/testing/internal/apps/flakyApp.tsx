import type { ReactNode } from 'react'
import { navigateTo } from '../../../api/navigation/index.ts'
import { createApp } from '../../../app/createApp.tsx'
import { defineApp, page } from '../../../router/config/config.ts'
import { hashHistory } from '../../../router/history/browserHistory.ts'

/**
 * Storage keys of three counters, which survive a reload: requests for the page's code that will still fail, requests made, and
 * rejected calls of `navigateTo`.
 */
const failures = 'test:failures'
const requests = 'test:requests'
const refusals = 'test:refusals'

const count = (name: string) => Number(sessionStorage.getItem(name))
const add = (name: string, by: number) => sessionStorage.setItem(name, String(count(name) + by))

async function load(): Promise<unknown> {
  add(requests, 1)
  if (count(failures) <= 0) return { default: FlakyPage }
  add(failures, -1)
  // No server listens at this port, so the browser's import fails, as without a network.
  return import(/* @vite-ignore */ `http://localhost:1/${count(requests)}.js`)
}

function FlakyPage(): ReactNode {
  return <p id="arrived">arrived</p>
}

function HomePage(): ReactNode {
  return (
    <button type="button" id="go" onClick={() => void navigateTo({ url: '/flaky' }).catch(() => add(refusals, 1))}>
      go
    </button>
  )
}

/** Runs an app with a page whose code sometimes fails to load, in a separate document that tests can reload. */
createApp(
  defineApp({
    pages: { '/': page({ load: async () => ({ default: HomePage }) }), '/flaky': page({ load }) },
    history: hashHistory(),
    motion: false,
  }),
).mount(document.body.appendChild(document.createElement('div')))
