import { useRef, useState } from 'react'
import { createEditorContext } from 'slipway/api/editor-context'
import { Button } from 'slipway/components/button'
import { Editor } from 'slipway/components/editor'

export default function EditorContextDemo() {
  const element = useRef<HTMLDivElement>(null)
  const [result, setResult] = useState('')
  const editor = () => createEditorContext(element)

  const read = async () => {
    const { html, text } = await editor().getContents()
    setResult(`${text.length} characters, ${html.length} of HTML`)
  }
  return (
    <section className="demo-section">
      <h2 className="demo-title">An editor that is changed by calls</h2>
      <Editor ref={element} aria-label="Note" defaultValue="<p>Select a word, then choose a format.</p>" />
      <div className="demo-card">
        <div className="demo-row">
          <Button size="mini" onClick={() => editor().format({ name: 'header', value: 2 })}>
            Heading
          </Button>
          <Button size="mini" onClick={() => editor().insertDivider()}>
            Divider
          </Button>
          <Button size="mini" onClick={() => editor().undo()}>
            Undo
          </Button>
        </div>
        <div className="demo-row">
          <Button size="mini" type="primary" onClick={read}>
            Read the contents
          </Button>
          <Button size="mini" onClick={() => editor().clear()}>
            Clear
          </Button>
        </div>
      </div>
      <p className="demo-note" role="status">
        {result}
      </p>
    </section>
  )
}
