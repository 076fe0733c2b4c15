import { type ReactNode, useEffect, useState } from 'react'
import { setClipboardData } from 'slipway/api/clipboard'
import { addInterceptor } from 'slipway/api/interceptor'
import { Button } from 'slipway/components/button'
import { Text } from 'slipway/components/text'

/** Calls are listed as they go by. */
export default function InterceptorDemo(): ReactNode {
  const [log, setLog] = useState<readonly string[]>([])
  const [isRefused, setRefused] = useState(false)

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
    if (!isRefused) return
    return addInterceptor('setClipboardData', () => {
      throw new Error('not today')
    })
  }, [isRefused])

  const copy = () =>
    setClipboardData({ data: 'Slipway' }).catch((error: Error) => setLog((before) => [...before, error.message]))
  return (
    <section className="demo-section">
      <h2 className="demo-title">Each call goes by</h2>
      <div className="demo-row">
        <Button onClick={copy}>Copy a text</Button>
        <Button plain aria-pressed={isRefused} onClick={() => setRefused(!isRefused)}>
          {isRefused ? 'Allow copying' : 'Refuse copying'}
        </Button>
      </div>
      <div className="demo-card" role="log" aria-label="Calls">
        <Text>{log.join('\n') || 'No call yet'}</Text>
      </div>
    </section>
  )
}
