import { setToken } from 'slipway/api/identity'
import { Allow, useAuth } from 'slipway/components/allow'
import { Button } from 'slipway/components/button'

/** Returns a token as a server would send it. It is not signed; decoding does not check signatures. */
function tokenFor(role: string, seconds: number): string {
  const payload = { uid: 'ada', role: [role], permission: ['post.write'], exp: Date.now() / 1000 + seconds }
  return `e30.${btoa(JSON.stringify(payload))}.x`
}

export default function AllowDemo() {
  const { token } = useAuth()
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Current user</h2>
        <div className="demo-card">
          <p className="demo-row" role="status">
            {token ? `${token.uid}, ${token.role.join(', ')}` : 'Not signed in'}
          </p>
        </div>
        <Button onClick={() => setToken(tokenFor('editor', 3600))}>Sign in as an editor</Button>
        <Button onClick={() => setToken(tokenFor('admin', 10))}>Sign in as an admin for ten seconds</Button>
        <Button onClick={() => setToken(undefined)}>Sign out</Button>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Content by permission</h2>
        <div className="demo-card">
          <Allow permission="post.write" fallback={<p className="demo-row">Sign in to write.</p>}>
            <p className="demo-row">Write a post</p>
          </Allow>
          <Allow permission="post.delete">
            <p className="demo-row">Delete a post</p>
          </Allow>
          <Allow role={['editor', 'owner']}>
            <p className="demo-row">See the posts of others</p>
          </Allow>
        </div>
      </section>
    </>
  )
}
