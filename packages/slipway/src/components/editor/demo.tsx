import { useState } from 'react'
import { Editor } from 'slipway/components/editor'
import { EditorToolbar } from 'slipway/components/editor-toolbar'
import { RichText } from 'slipway/components/rich-text'

const letter =
  '<h2>Harbour walk</h2><p>We meet on <strong>Saturday</strong> at the <a href="https://example.com">old lighthouse</a>.</p>' +
  '<ul><li class="sw-checked">Map</li><li class="sw-unchecked">Water</li></ul>'

const people = ['Ada', 'Grace', 'Katherine', 'Radia'].map((name) => ({ id: name.toLowerCase(), label: `@${name}` }))

export default function EditorDemo() {
  const [html, setHtml] = useState(letter)
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">A letter</h2>
        <Editor
          aria-label="Letter"
          defaultValue={letter}
          style={{ blockSize: 400 }}
          mentions={(query) => people.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()))}
          onInput={({ detail }) => setHtml(detail.html)}
        >
          <EditorToolbar aria-label="Formats of the letter" />
        </Editor>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">The same as rich text</h2>
        <div className="demo-card">
          <RichText nodes={html} />
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Read only</h2>
        <Editor readOnly aria-label="Terms" defaultValue="<p>You can select this text.</p>" style={{ blockSize: 80 }} />
      </section>
    </>
  )
}
