import type { ReactNode } from 'react'
import { navigateTo } from '../../../api/navigation/index.ts'
import { createApp } from '../../../app/createApp.tsx'
import { defineApp, page } from '../../../router/config/config.ts'
import { hashHistory } from '../../../router/history/browserHistory.ts'

/** How many more requests for the code of a page get no answer, how many were made, and how often it was refused: all outlive a reload. */
const failures = 'test:failures'
const requests = 'test:requests'
const refusals = 'test:refusals'

const count = (name: string) => Number(sessionStorage.getItem(name))
const add = (name: string, by: number) => sessionStorage.setItem(name, String(count(name) + by))

async function load(): Promise<unknown> {
  add(requests, 1)
  if (count(failures) <= 0) return { default: FlakyPage }
  add(failures, -1)
  // Nobody listens at this port: the browser's own import fails, as without a network.
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

/** Runs an app whose one page cannot always be loaded in a document of its own, for tests that reload it. */
createApp(
  defineApp({
    pages: { '/': page({ load: async () => ({ default: HomePage }) }), '/flaky': page({ load }) },
    history: hashHistory(),
    motion: false,
  }),
).mount(document.body.appendChild(document.createElement('div')))
