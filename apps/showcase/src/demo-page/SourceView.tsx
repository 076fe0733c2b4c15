import { type ReactNode, useRef } from 'react'
import { setClipboardData } from 'slipway/api/clipboard'
import { showToast } from 'slipway/api/toast'
import { CopyIcon } from 'slipway/components/icons'
import type { Demo } from '../catalog.ts'
import { builtHtml } from '../parts/builtHtml.ts'
import { useWords } from '../words/words.ts'
import { Loaded } from './Loaded.tsx'
import './code.css'

/** The source of a demo, with a copy button. */
export function SourceView({ demo }: { demo: Demo }): ReactNode {
  return (
    <Loaded key={demo.path} load={demo.loadSource}>
      {(html) => <Source html={html} name={`${demo.path.split('/').at(-1)}/demo.tsx`} />}
    </Loaded>
  )
}

function Source({ html, name }: { html: string; name: string }): ReactNode {
  const words = useWords()
  const code = useRef<HTMLElement>(null)
  const copy = () =>
    setClipboardData({ data: code.current?.textContent ?? '' }).catch(() =>
      showToast({ title: words.copyFailed, icon: 'error' }),
    )
  return (
    <div className="source">
      <div className="source-head">
        <span className="source-name" dir="ltr">
          {name}
        </span>
        <button type="button" className="source-copy" onClick={copy}>
          <CopyIcon /> {words.copy}
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard. */}
      <pre className="code" dir="ltr" tabIndex={0}>
        <code ref={code} {...builtHtml(html)} />
      </pre>
    </div>
  )
}
