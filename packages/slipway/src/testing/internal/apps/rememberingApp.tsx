import { type ReactNode, useState } from 'react'
import { createApp } from '../../../app/createApp.tsx'
import { pageData, usePageData } from '../../../app/page-data/index.ts'
import { defineApp, page } from '../../../router/config/config.ts'
import { hashHistory } from '../../../router/history/browserHistory.ts'
import { usePageState } from '../../../router/react/react.tsx'

function FormPage(): ReactNode {
  const [text, setText] = useState('')
  const [open, setOpen] = usePageState('open', false)
  return (
    <>
      <input name="text" value={text} onChange={(event) => setText(event.target.value)} />
      <input name="password" type="password" />
      <button type="button" aria-pressed={open} onClick={() => setOpen(!open)}>
        open
      </button>
      <div style={{ blockSize: 5_000 }} />
    </>
  )
}

function HomePage(): ReactNode {
  return <p>home</p>
}

function ListPage(): ReactNode {
  const [rows] = usePageData<() => Promise<readonly string[]>>()
  return (
    <ul>
      {rows.map((row) => (
        <li key={row} style={{ blockSize: 40 }}>
          {row}
        </li>
      ))}
    </ul>
  )
}

/** Takes longer than the 1 s for which page restore waits for the content of a page. */
async function loader(): Promise<readonly string[]> {
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  return Array.from({ length: 200 }, (_, row) => `row ${row}`)
}

/** Runs an app in a separate document, for tests that reload or leave the document. */
createApp(
  defineApp({
    pages: {
      '/': page({ load: async () => ({ default: HomePage }) }),
      '/list': page({
        load: async () => ({ default: ListPage }),
        data: pageData(async () => ({ loader })),
        under: '/',
      }),
      '/form': page({ load: async () => ({ default: FormPage }), under: '/' }),
    },
    history: hashHistory(),
    motion: false,
  }),
).mount(document.body.appendChild(document.createElement('div')))
