import { useState } from 'react'
import { Editor } from 'slipway/components/editor'
import { html } from '../document.ts'
import '../editor.css'

export default function EditorPage() {
  const [inputs, setInputs] = useState(0)
  const [isReady, setReady] = useState(false)
  return (
    <>
      <Editor
        className="bench-editor"
        aria-label="Story"
        defaultValue={html}
        onReady={() => setReady(true)}
        onInput={() => setInputs((before) => before + 1)}
      />
      <output data-bench={`inputs ${inputs}`}>{isReady && <b data-bench="editor">ready</b>}</output>
    </>
  )
}
