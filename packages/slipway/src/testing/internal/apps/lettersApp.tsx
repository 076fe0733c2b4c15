import type { ReactNode } from 'react'
import { createApp } from '../../../app/createApp.tsx'
import { List } from '../../../components/list/index.ts'
import { defineApp, page } from '../../../router/config/config.ts'
import { hashHistory } from '../../../router/history/browserHistory.ts'
import { letterRow, letters } from './letters.tsx'

/** Returns the letters; the test stores the id of the first one. */
const items = () => {
  const first = Number(localStorage.getItem('letters') ?? 0)
  return letters(first, 1_000 - first)
}

function OwnPage(): ReactNode {
  return (
    <List id="letters" items={items()} style={{ blockSize: 400 }}>
      {letterRow}
    </List>
  )
}

function ListPage(): ReactNode {
  return (
    <List scroll="parent" items={items()}>
      {letterRow}
    </List>
  )
}

/** Runs an app in a separate document, for tests of lists after a reload. */
createApp(
  defineApp({
    pages: {
      '/': page({ load: async () => ({ default: () => null }) }),
      '/own': page({ load: async () => ({ default: OwnPage }), under: '/' }),
      '/page': page({ load: async () => ({ default: ListPage }), under: '/' }),
    },
    history: hashHistory(),
    motion: false,
  }),
).mount(document.body.appendChild(document.createElement('div')))
