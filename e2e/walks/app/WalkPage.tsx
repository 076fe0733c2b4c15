import { type ReactNode, useState } from 'react'
import { usePageState, useRoute } from 'slipway'
import { Overlay } from 'slipway/components/overlay'

/** The component of every page of the app. Shows its address and parameters, and has all kinds of state that a user can change. */
export default function WalkPage({ params }: { params: object }): ReactNode {
  // Without the fragment of a link.
  const url = useRoute().url.replace(/#.*/, '')
  const [text, setText] = useState('')
  const [count, setCount] = usePageState('count', 0)
  const [taps, setTaps] = useState(0)
  const [open, setOpen] = useState(0)
  const tap = () => {
    setCount(count + 1)
    setTaps(taps + 1)
  }
  return (
    <>
      <div className="tools">
        <h2 data-page={url}>{`${url} ${JSON.stringify(params)}`}</h2>
        <input name="text" aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
        <button type="button" data-count={count} data-taps={taps} onClick={tap}>
          Count
        </button>
        <button type="button" data-press="open" onClick={() => setOpen(1)}>
          Open
        </button>
        <a href="#part" data-press="part">
          Part
        </a>
        <div className="shelf" data-scroll-key="shelf">
          <div />
        </div>
      </div>
      <div className="rows">
        <p id="part">The part</p>
      </div>
      <Overlay open={open > 0} aria-label="Outer" className="overlay" onClose={() => setOpen(0)}>
        <button type="button" data-press="more" onClick={() => setOpen(2)}>
          More
        </button>
        <button type="button" data-press="close" onClick={() => setOpen(0)}>
          Close
        </button>
        <Overlay open={open > 1} aria-label="Inner" className="overlay" onClose={() => setOpen(1)}>
          <button type="button" data-press="close" onClick={() => setOpen(1)}>
            Close
          </button>
        </Overlay>
      </Overlay>
    </>
  )
}
