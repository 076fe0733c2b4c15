import { useRef, useState } from 'react'
import { type RequestOptions, type RequestTask, request } from 'slipway/api/request'
import { Button } from 'slipway/components/button'

/** A response encoded in the address, so that the demo needs no server. */
const jsonUrl = 'data:application/json,{"city":"Graz"}'

export default function RequestDemo() {
  const [outcome, setOutcome] = useState('No request yet')
  const task = useRef<RequestTask>(undefined)

  const send = async (options: RequestOptions) => {
    setOutcome('Sending…')
    try {
      task.current = request(options)
      const { statusCode, data } = await task.current
      setOutcome(`${statusCode}: ${typeof data === 'string' ? `${data.length} characters` : JSON.stringify(data)}`)
    } catch (error) {
      setOutcome((error as Error).message)
    }
  }
  const sendAndAbort = () => {
    void send({ url: location.pathname, dataType: 'text' })
    task.current?.abort()
  }

  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Responses</h2>
        <div className="demo-card">
          <div className="demo-row">
            <Button size="mini" type="primary" onClick={() => send({ url: jsonUrl })}>
              JSON
            </Button>
            <Button size="mini" onClick={() => send({ url: location.pathname, dataType: 'text' })}>
              Text
            </Button>
          </div>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Errors</h2>
        <div className="demo-card">
          <div className="demo-row">
            <Button size="mini" onClick={sendAndAbort}>
              Abort
            </Button>
            <Button size="mini" onClick={() => send({ url: '' })}>
              No address
            </Button>
            <Button size="mini" onClick={() => send({ url: '/', method: 'TRACE' as 'GET' })}>
              TRACE
            </Button>
          </div>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Result</h2>
        <output className="demo-card">{outcome}</output>
      </section>
    </>
  )
}
