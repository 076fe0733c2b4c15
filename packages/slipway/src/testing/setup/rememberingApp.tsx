import { type ReactNode, useState } from 'react'
import { createApp } from '../../app/createApp.tsx'
import { hashHistory } from '../../router/browserHistory.ts'
import { defineApp, page } from '../../router/config.ts'
import { usePageState } from '../../router/react.tsx'

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

/** Runs an app in a document of its own, for tests that reload a document or leave it. */
createApp(
  defineApp({
    pages: {
      '/': page({ load: async () => ({ default: HomePage }) }),
      '/form': page({ load: async () => ({ default: FormPage }), under: '/' }),
    },
    history: hashHistory(),
    motion: false,
  }),
).mount(document.body.appendChild(document.createElement('div')))
