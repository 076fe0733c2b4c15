import Quill from 'quill'
import 'quill/dist/quill.core.css'
import { useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { html } from './document.ts'
import './editor.css'

/** Quill as an app uses it directly. */
function PlainEditor() {
  const [inputs, setInputs] = useState(0)
  const [isReady, setReady] = useState(false)
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!element.current) return
    const quill = new Quill(element.current)
    quill.setContents(quill.clipboard.convert({ html }))
    quill.history.clear()
    quill.on('text-change', () => setInputs((before) => before + 1))
    setReady(true)
  }, [])
  return (
    <main>
      <div className="bench-editor" ref={element} />
      <output data-bench={`inputs ${inputs}`}>{isReady && <b data-bench="editor">ready</b>}</output>
    </main>
  )
}

createRoot(document.body).render(<PlainEditor />)
