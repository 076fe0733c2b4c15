import { useState } from 'react'
import { Button, checkForUpdate, Link, request, setToken, useAppUpdate } from 'slipway'
import { deployment } from '../deployment.ts'

/** A token of a user, which is valid until 2100. */
const tokenOf = (uid: string) => `a.${btoa(JSON.stringify({ uid, exp: 4_102_444_800 }))}.b`

export default function HomePage() {
  const update = useAppUpdate()
  const [orders, setOrders] = useState('')
  const load = () =>
    request<string>({ url: '/api/orders' }).then(
      ({ data }) => setOrders(data),
      (error: Error) => setOrders(error.name),
    )
  return (
    <main>
      <p>Deployment {deployment}</p>
      <Link to="/about">About</Link> <Link to="/help">Help</Link>
      {update.isReady && <Button onClick={update.apply}>Start the new version</Button>}
      <Button onClick={() => checkForUpdate().then(({ hasUpdate }) => setOrders(hasUpdate ? 'New' : 'Newest'))}>
        Look for a new version
      </Button>
      <Button onClick={load}>Load orders</Button>
      <Button onClick={() => setToken(tokenOf('ada'))}>Sign in</Button>
      <Button onClick={() => setToken(undefined)}>Sign out</Button>
      <output>{orders}</output>
      <label>
        Note <input name="note" />
      </label>
    </main>
  )
}
