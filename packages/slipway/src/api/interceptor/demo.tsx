import { type ReactNode, useEffect, useState } from 'react'
import { setClipboardData } from 'slipway/api/clipboard'
import { addInterceptor } from 'slipway/api/interceptor'
import { Button } from 'slipway/components/button'
import { Text } from 'slipway/components/text'

/** Logs all intercepted calls. */
export default function InterceptorDemo(): ReactNode {
  const [log, setLog] = useState<readonly string[]>([])
  const [isRejecting, setRejecting] = useState(false)

  useEffect(
    () =>
      addInterceptor(async (options, next, api) => {
        const start = performance.now()
        try {
          return await next(options)
        } finally {
          const ms = Math.round(performance.now() - start)
          setLog((before) => [...before, `${api}, ${ms} ms`].slice(-5))
        }
      }),
    [],
  )
  useEffect(() => {
    if (!isRejecting) return
    return addInterceptor('setClipboardData', () => {
      throw new Error('rejected by the interceptor')
    })
  }, [isRejecting])

  const copy = () =>
    setClipboardData({ data: 'Slipway' }).catch((error: Error) => setLog((before) => [...before, error.message]))
  return (
    <section className="demo-section">
      <h2 className="demo-title">Log and reject calls</h2>
      <div className="demo-row">
        <Button onClick={copy}>Copy text</Button>
        <Button plain aria-pressed={isRejecting} onClick={() => setRejecting(!isRejecting)}>
          {isRejecting ? 'Allow copying' : 'Reject copying'}
        </Button>
      </div>
      <div className="demo-card" role="log" aria-label="Calls">
        <Text>{log.join('\n') || 'No calls yet'}</Text>
      </div>
    </section>
  )
}
