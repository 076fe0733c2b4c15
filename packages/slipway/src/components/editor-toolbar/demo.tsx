import { useRef } from 'react'
import { Editor } from 'slipway/components/editor'
import { EditorTool, EditorToolbar } from 'slipway/components/editor-toolbar'

/** An upload as an app has it; the demo has no server. */
async function upload(file: File, { onProgress, signal }: { onProgress(percent: number): void; signal: AbortSignal }) {
  for (let percent = 0; percent <= 100; percent += 10) {
    signal.throwIfAborted()
    onProgress(percent)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return `data:${file.type};base64,${btoa(String.fromCharCode(...new Uint8Array(await file.arrayBuffer())))}`
}

export default function EditorToolbarDemo() {
  const note = useRef<HTMLDivElement>(null)
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">The usual tools</h2>
        <Editor aria-label="Message" upload={upload} style={{ blockSize: 320 }}>
          <EditorToolbar aria-label="Formats of the message" />
        </Editor>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">A few tools, below the text</h2>
        <Editor ref={note} aria-label="Note" defaultValue="<p>Select a word.</p>" style={{ blockSize: 100 }} />
        <EditorToolbar editor={note} aria-label="Formats of the note">
          <EditorTool name="bold" />
          <EditorTool name="italic" />
          <EditorTool format="backgroundColor" value="#ffe58a" aria-label="Highlight">
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="m8 15 9-10 3 3-10 9-3 1zM4 20h16" />
            </svg>
          </EditorTool>
        </EditorToolbar>
      </section>
    </>
  )
}
