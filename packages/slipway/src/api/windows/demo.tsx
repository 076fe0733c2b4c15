import { useState } from 'react'
import {
  getLeftWindowStyle,
  hideLeftWindow,
  hideRightWindow,
  hideTopWindow,
  setLeftWindowStyle,
  showLeftWindow,
  showRightWindow,
  showTopWindow,
} from 'slipway/api/windows'
import { Button } from 'slipway/components/button'

const windows = [
  { name: 'Top', show: showTopWindow, hide: hideTopWindow },
  { name: 'Left', show: showLeftWindow, hide: hideLeftWindow },
  { name: 'Right', show: showRightWindow, hide: hideRightWindow },
]

async function widenLeft() {
  const { width } = await getLeftWindowStyle()
  await setLeftWindowStyle({ width: width === 400 ? 320 : 400 })
}

export default function WindowsDemo() {
  const [answer, setAnswer] = useState('')
  const run = (name: string, call: () => Promise<void>) =>
    call().then(
      () => setAnswer(`${name}: done`),
      (error: Error) => setAnswer(error.message),
    )

  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Show and hide</h2>
        <p className="demo-note">
          On a narrow screen the side windows cover the page. Close them with Back, Escape, or a press outside.
        </p>
        <div className="demo-card">
          {windows.map(({ name, show, hide }) => (
            <div className="demo-row" key={name}>
              {name}
              <Button size="mini" onClick={() => run(`Show ${name.toLowerCase()}`, show)} aria-label={`Show ${name}`}>
                Show
              </Button>
              <Button size="mini" onClick={() => run(`Hide ${name.toLowerCase()}`, hide)} aria-label={`Hide ${name}`}>
                Hide
              </Button>
            </div>
          ))}
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Style</h2>
        <div className="demo-card">
          <div className="demo-row">
            <Button size="mini" onClick={() => run('Width of the left window', widenLeft)}>
              Change the width of the left window
            </Button>
          </div>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Result</h2>
        <output className="demo-card">{answer || 'In an app without the window the calls fail.'}</output>
      </section>
    </>
  )
}
