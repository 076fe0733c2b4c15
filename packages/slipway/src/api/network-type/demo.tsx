import { useEffect, useState } from 'react'
import { getNetworkType, type NetworkStatus, onNetworkStatusChange } from 'slipway/api/network-type'

export default function NetworkTypeDemo() {
  const [status, setStatus] = useState<NetworkStatus>()
  const [failure, setFailure] = useState('')
  const [changes, setChanges] = useState(0)

  useEffect(() => {
    getNetworkType().then(setStatus, (error: Error) => setFailure(error.message))
    return onNetworkStatusChange((next) => {
      setStatus(next)
      setChanges((count) => count + 1)
    })
  }, [])

  return (
    <section className="demo-section">
      <h2 className="demo-title">Network</h2>
      <div className="demo-card">
        <output className="demo-row">
          {status
            ? `${status.isConnected ? 'Connected' : 'Not connected'}, type ${status.networkType}, speed ${status.effectiveType ?? 'unknown'}`
            : failure || 'Reading…'}
        </output>
        <p className="demo-row">{`Changes: ${changes}. Turn on flight mode to see one.`}</p>
      </div>
    </section>
  )
}
