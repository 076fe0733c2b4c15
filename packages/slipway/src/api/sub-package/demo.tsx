import { useState } from 'react'
import { loadSubPackage } from 'slipway/api/sub-package'
import { Button } from 'slipway/components/button'

export default function SubPackageDemo() {
  const [root, setRoot] = useState('/components')
  const [progress, setProgress] = useState('')
  const [outcome, setOutcome] = useState('')

  const load = async () => {
    setProgress('')
    setOutcome('Loading')
    const task = loadSubPackage({ root })
    task.onProgressUpdate(({ progress, loadedPages, totalPages }) =>
      setProgress(`${progress} %: ${loadedPages} of ${totalPages} pages`),
    )
    await task.then(
      () => setOutcome('All pages are loaded'),
      (error: Error) => setOutcome(error.message),
    )
  }

  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Load a sub-package</h2>
        <div className="demo-card">
          <label className="demo-row">
            Root
            <input value={root} onChange={(event) => setRoot(event.target.value)} />
          </label>
          <div className="demo-row">
            <Button size="mini" type="primary" onClick={load}>
              Load
            </Button>
          </div>
          <output className="demo-row">{progress || 'Not loaded yet'}</output>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Result</h2>
        <output className="demo-card">{outcome || 'Try /components, or a root that the app does not list'}</output>
      </section>
    </>
  )
}
