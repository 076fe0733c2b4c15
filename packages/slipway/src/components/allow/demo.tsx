import { setToken } from 'slipway/api/identity'
import { Allow, useAuth } from 'slipway/components/allow'
import { Button } from 'slipway/components/button'

/** A token as a server would send it; this one is signed by nobody, which decoding does not notice. */
function tokenFor(role: string, seconds: number): string {
  const payload = { uid: 'ada', role: [role], permission: ['post.write'], exp: Date.now() / 1000 + seconds }
  return `e30.${btoa(JSON.stringify(payload))}.x`
}

export default function AllowDemo() {
  const { token } = useAuth()
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Signed in as</h2>
        <div className="demo-card">
          <p className="demo-row" role="status">
            {token ? `${token.uid}, ${token.role.join(', ')}` : 'Nobody'}
          </p>
        </div>
        <Button onClick={() => setToken(tokenFor('editor', 3600))}>Sign in as an editor</Button>
        <Button onClick={() => setToken(tokenFor('admin', 10))}>Sign in as an admin for ten seconds</Button>
        <Button onClick={() => setToken(undefined)}>Sign out</Button>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">What they may do</h2>
        <div className="demo-card">
          <Allow permission="post.write" fallback={<p className="demo-row">Sign in to write.</p>}>
            <p className="demo-row">Write a post</p>
          </Allow>
          <Allow permission="post.delete">
            <p className="demo-row">Delete a post</p>
          </Allow>
          <Allow role={['editor', 'owner']}>
            <p className="demo-row">See what others have written</p>
          </Allow>
        </div>
      </section>
    </>
  )
}
