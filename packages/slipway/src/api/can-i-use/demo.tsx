import { useEffect, useState } from 'react'
import { canIUse, knownNames } from 'slipway/api/can-i-use'

const examples = ['chooseImage.sourceType.camera', 'getSystemInfo.return.windowWidth', 'onWindowResize.callback.size']

export default function CanIUseDemo() {
  const [schema, setSchema] = useState('request.responseType.arraybuffer')
  // The HTML of the page is rendered without a browser, which could be asked.
  const [isHere, setHere] = useState(false)
  useEffect(() => setHere(true), [])
  const isSupported = (name: string) => isHere && canIUse(name)

  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Check a feature</h2>
        <div className="demo-card">
          <label className="demo-row">
            Schema
            <input
              value={schema}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              list="can-i-use-examples"
              onChange={(event) => setSchema(event.target.value)}
            />
          </label>
          <datalist id="can-i-use-examples">
            {[...examples, ...knownNames()].map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          <output className="demo-row">{isSupported(schema) ? '✓ Supported' : '– Not supported'}</output>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">All functions and components</h2>
        <ul className="demo-card">
          {knownNames().map((name) => (
            <li key={name} className="demo-row">
              <span role="img" aria-label={isSupported(name) ? 'Supported' : 'Not supported'}>
                {isSupported(name) ? '✓' : '–'}
              </span>
              {name}
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
