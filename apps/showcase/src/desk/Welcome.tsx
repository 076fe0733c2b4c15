import type { ReactNode } from 'react'
import { Loaded } from '../demo-page/Loaded.tsx'
import { builtHtml } from '../parts/builtHtml.ts'
import { useWords } from '../words/words.ts'
import '../demo-page/code.css'

const [loadExample = async () => ''] = Object.values(
  import.meta.glob<string>('../welcome/app.ts', { query: '?source', import: 'default' }),
)

/** Panel beside the lists: an introduction to Slipway with the source of an app. */
export function Welcome(): ReactNode {
  const words = useWords()
  return (
    <aside className="demo-panel" aria-label="Slipway">
      <div className="demo-panel-head">
        <p className="welcome-title">{words.tagline}</p>
        <p className="welcome-intro">{words.intro}</p>
      </div>
      <div className="welcome-code">
        <Loaded load={loadExample}>
          {(html) => (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard.
            <pre className="code" dir="ltr" tabIndex={0}>
              <code {...builtHtml(html)} />
            </pre>
          )}
        </Loaded>
      </div>
    </aside>
  )
}
