import { useState } from 'react'
import { configMTLS } from 'slipway/api/mtls'
import { Button } from 'slipway/components/button'

export default function MtlsDemo() {
  const [host, setHost] = useState('api.example.com')
  const [outcome, setOutcome] = useState('')

  const configure = (certificates: unknown) =>
    configMTLS({ certificates: certificates as { host: string }[] }).then(
      () => setOutcome('The certificates are set'),
      (error: Error) => setOutcome(error.message),
    )

  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Certificates</h2>
        <div className="demo-card">
          <label className="demo-row">
            Host
            <input value={host} onChange={(event) => setHost(event.target.value)} />
          </label>
          <div className="demo-row">
            <Button size="mini" type="primary" onClick={() => configure([{ host, client: '/static/client.p12' }])}>
              Set
            </Button>
            <Button size="mini" onClick={() => configure([{ client: '/static/client.p12' }])}>
              Set without a host
            </Button>
          </div>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Result</h2>
        <output className="demo-card">{outcome || 'No call yet'}</output>
      </section>
    </>
  )
}
