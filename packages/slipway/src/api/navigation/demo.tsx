import { useEffect, useState } from 'react'
import {
  getCurrentPages,
  navigateBack,
  navigateTo,
  onNavigated,
  onPageNotFound,
  openUrl,
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
  const [notFound, setNotFound] = useState('')
  useEffect(() => {
    const stops = [onNavigated(({ url }) => setShown(url)), onPageNotFound(({ path }) => setNotFound(path))]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
  const report = (call: Promise<unknown>) => {
    call.then(
      () => setAnswer('Done'),
      (error: unknown) => setAnswer(error instanceof Error ? error.message : String(error)),
    )
  }
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Open pages</h2>
        <Button type="primary" onClick={() => report(navigateTo({ url: '/components/slider' }))}>
          Open a page
        </Button>
        <Button onClick={() => report(navigateTo({ url: '/modal' }))}>Open a modal page</Button>
        <Button onClick={() => report(redirectTo({ url: '/components/slider' }))}>Replace this page</Button>
        <Button onClick={() => report(switchTab({ url: '/settings' }))}>Switch to a tab</Button>
        <Button onClick={() => report(reLaunch({ url: '/components/slider' }))}>Close all pages and open one</Button>
        <Button onClick={() => report(openUrl('/components/slider'))}>Open an address with its parents</Button>
        <Button onClick={() => report(navigateBack())}>Go back</Button>
        <Button onClick={() => report(preloadPage('/components/text'))}>Preload a page</Button>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Errors</h2>
        <Button onClick={() => report(navigateTo({ url: '/nowhere' }))}>A page that does not exist</Button>
        <Button onClick={() => report(navigateTo({ url: '/settings' }))}>Open a tab page</Button>
        <Button onClick={() => report(switchTab({ url: '/components/slider' }))}>
          Switch to a page that is not a tab
        </Button>
        <p className="demo-note" role="status">
          {answer}
        </p>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Unsaved changes</h2>
        <label className="demo-row">
          Note
          <input data-no-draft value={note} onChange={(event) => setNote(event.target.value)} />
        </label>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Events</h2>
        <div className="demo-card">
          <output className="demo-row">Current page: {shown}</output>
          <output className="demo-row">Not found: {notFound || 'none'}</output>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Page stack</h2>
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
