import { lazy, type ReactNode } from 'react'
import { createApp } from '../../../app/createApp.tsx'
import { defineApp, page } from '../../../router/config/config.ts'
import { hashHistory } from '../../../router/history/browserHistory.ts'

/** Storage keys of two counters, which survive a reload: documents in which the view's code is lost, and in which it throws. */
const lost = 'test:lost'
const thrown = 'test:thrown'

/** Counts down. Returns whether something was left. */
function take(name: string): boolean {
  const left = Number(sessionStorage.getItem(name))
  sessionStorage.setItem(name, String(Math.max(0, left - 1)))
  return left > 0
}

/** No server listens at this port, so the browser's import fails, as without a network. */
const nowhere = 'http://localhost:1'

const isLost = take(lost)
const isBroken = take(thrown)

function View({ children }: { children: ReactNode }): ReactNode {
  if (isBroken) throw new Error('broken on purpose')
  return <div id="view">{children}</div>
}

/** Runs an app whose view is lazy and sometimes fails, in a separate document that tests can reload. */
createApp(
  defineApp({
    pages: { '/': page({ load: async () => ({ default: () => <p id="home">home</p> }) }) },
    view: lazy(async () => (isLost ? import(/* @vite-ignore */ `${nowhere}/view.js`) : { default: View })),
    history: hashHistory(),
    motion: false,
  }),
).mount(document.body.appendChild(document.createElement('div')))
