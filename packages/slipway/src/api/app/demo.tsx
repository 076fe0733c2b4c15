import { useEffect, useState } from 'react'
import {
  getEnterOptionsSync,
  getLaunchOptionsSync,
  onAppHide,
  onAppShow,
  onError,
  onUnhandledRejection,
} from 'slipway/api/app'
import { Button } from 'slipway/components/button'

export default function AppDemo() {
  const [heard, setHeard] = useState<readonly string[]>([])
  const { path, query } = getLaunchOptionsSync()
  const { scene } = getEnterOptionsSync()

  useEffect(() => {
    const say = (text: string) => setHeard((before) => [...before, text].slice(-5))
    const stops = [
      onAppShow(() => say('The app came on')),
      onAppHide(() => say('The app went to the background')),
      onError(({ message }) => say(`An error: ${message}`)),
      onUnhandledRejection(({ reason }) => say(`A rejection: ${String(reason)}`)),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])

  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">How the app was started</h2>
        <div className="demo-card">
          <p className="demo-row">{path}</p>
          <p className="demo-row">Query: {JSON.stringify(query)}</p>
          <p className="demo-row">Scene of the last time it came on: {scene}</p>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">What it hears</h2>
        <Button
          onClick={() => {
            setTimeout(() => {
              throw new Error('thrown on purpose')
            })
          }}
        >
          Throw an error
        </Button>
        <Button onClick={() => void Promise.reject(new Error('rejected on purpose'))}>Reject a promise</Button>
        <p className="demo-note">Or switch to another app or tab, and come back.</p>
        <div role="log" aria-label="Heard">
          {heard.length > 0 && (
            <ol className="demo-card">
              {heard.map((text, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same may be heard twice.
                <li className="demo-row" key={index}>
                  {text}
                </li>
              ))}
            </ol>
          )}
        </div>
      </section>
    </>
  )
}
