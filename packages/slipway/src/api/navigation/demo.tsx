import { useEffect, useState } from 'react'
import {
  getCurrentPages,
  navigateBack,
  navigateTo,
  onNavigated,
  onPageNotFound,
  preloadPage,
  redirectTo,
  reLaunch,
  switchTab,
} from 'slipway/api/navigation'
import { Button } from 'slipway/components/button'
import { useUnsavedChanges } from 'slipway/router'

export default function NavigationDemo() {
  const [answer, setAnswer] = useState('')
  const [note, setNote] = useState('')
  useUnsavedChanges(note !== '')
  const [shown, setShown] = useState('')
  const [lost, setLost] = useState('')
  useEffect(() => {
    const stops = [onNavigated(({ url }) => setShown(url)), onPageNotFound(({ path }) => setLost(path))]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
  const tell = (call: Promise<unknown>) => {
    call.then(
      () => setAnswer('Done'),
      (error: unknown) => setAnswer(error instanceof Error ? error.message : String(error)),
    )
  }
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Open and go back</h2>
        <Button type="primary" onClick={() => tell(navigateTo({ url: '/components/slider' }))}>
          Push the slider’s page
        </Button>
        <Button onClick={() => tell(redirectTo({ url: '/components/slider' }))}>Put it in this page’s place</Button>
        <Button onClick={() => tell(switchTab({ url: '/settings' }))}>Switch to a tab</Button>
        <Button onClick={() => tell(reLaunch({ url: '/components/slider' }))}>Leave all pages for it</Button>
        <Button onClick={() => tell(navigateBack())}>Go back</Button>
        <Button onClick={() => tell(preloadPage('/components/text'))}>Load a page’s code ahead</Button>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Refused, with a reason</h2>
        <Button onClick={() => tell(navigateTo({ url: '/nowhere' }))}>A page that does not exist</Button>
        <Button onClick={() => tell(navigateTo({ url: '/settings' }))}>Push a tab page</Button>
        <Button onClick={() => tell(switchTab({ url: '/components/slider' }))}>Switch to a page that is no tab</Button>
        <p className="demo-note" role="status">
          {answer}
        </p>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Ask before a note is lost</h2>
        <label className="demo-row">
          Note
          <input data-no-draft value={note} onChange={(event) => setNote(event.target.value)} />
        </label>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">What it hears</h2>
        <div className="demo-card">
          <output className="demo-row">Shown last: {shown}</output>
          <output className="demo-row">Not found: {lost || 'nothing, since this page is here'}</output>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">The stack now</h2>
        <ol className="demo-card">
          {getCurrentPages().map(({ key, url }) => (
            <li className="demo-row" key={key}>
              {url}
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}
