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
  const [events, setEvents] = useState<readonly string[]>([])
  const { path, query } = getLaunchOptionsSync()
  const { scene } = getEnterOptionsSync()

  useEffect(() => {
    const log = (text: string) => setEvents((before) => [...before, text].slice(-5))
    const stops = [
      onAppShow(() => log('The app is visible')),
      onAppHide(() => log('The app is in the background')),
      onError(({ message }) => log(`Error:  ${message}`)),
      onUnhandledRejection(({ reason }) => log(`Unhandled rejection:  ${String(reason)}`)),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])

  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Launch options</h2>
        <div className="demo-card">
          <p className="demo-row">{path}</p>
          <p className="demo-row">Query: {JSON.stringify(query)}</p>
          <p className="demo-row">Scene of the last launch: {scene}</p>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Events</h2>
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
        <p className="demo-note">Or switch to another app or tab, and return.</p>
        <div role="log" aria-label="Events">
          {events.length > 0 && (
            <ol className="demo-card">
              {events.map((text, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two events may have the same text.
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
