import { useEffect, useState } from 'react'
import { decodeToken, getToken, getTokenText, isTokenValid, onTokenChange, setToken } from 'slipway/api/identity'
import { useAuth } from 'slipway/components/allow'
import { Button } from 'slipway/components/button'

/** A token in the format of a server. It has no valid signature; decoding does not check that. */
function tokenFor(role: string, seconds: number): string {
  const payload = { uid: 'ada', role: [role], permission: ['post.write'], exp: Date.now() / 1000 + seconds }
  return `e30.${btoa(JSON.stringify(payload))}.x`
}

export default function IdentityDemo() {
  const { token, hasRole, hasPermission } = useAuth()
  const [failure, setFailure] = useState('')
  const [status, setStatus] = useState('')
  const [text, setText] = useState(() => tokenFor('owner', 60))
  const [decoded, setDecoded] = useState('')

  useEffect(() => onTokenChange((next) => setStatus(next ? `Signed in: ${next.uid}` : 'Signed out')), [])

  const checkToken = () =>
    setStatus(isTokenValid() ? `Valid: ${getToken()?.uid}, ${getTokenText()?.length} characters` : 'Not valid')
  const decode = () => {
    try {
      const { uid, role, permission, expiry } = decodeToken(text)
      setDecoded([uid, ...role, ...permission, new Date(expiry).toLocaleTimeString()].join(', '))
    } catch (error) {
      setDecoded((error as Error).message)
    }
  }

  const change = (text: string | undefined) => {
    setFailure('')
    try {
      setToken(text)
    } catch (error) {
      setFailure((error as Error).message)
    }
  }

  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Current user</h2>
        <div className="demo-card">
          <p className="demo-row" role="status">
            {token ? `${token.uid}, ${token.role.join(', ')}` : 'Signed out'}
          </p>
          <p className="demo-row">Expires: {token ? new Date(token.expiry).toLocaleTimeString() : '–'}</p>
          <p className="demo-row">Can write posts: {hasPermission('post.write') ? 'yes' : 'no'}</p>
          <p className="demo-row">Can delete posts: {hasPermission('post.delete') ? 'yes' : 'no'}</p>
          <p className="demo-row">Role editor: {hasRole('editor') ? 'yes' : 'no'}</p>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Sign in and out</h2>
        <Button type="primary" onClick={() => change(tokenFor('editor', 3600))}>
          Sign in as an editor
        </Button>
        <Button onClick={() => change(tokenFor('admin', 10))}>Sign in as an admin for ten seconds</Button>
        <Button onClick={() => change('a.text')}>Sign in with an invalid token</Button>
        <Button onClick={() => change(undefined)}>Sign out</Button>
        <output className="demo-note">{failure || 'No errors'}</output>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Outside components</h2>
        <Button onClick={checkToken}>Check token</Button>
        <output className="demo-note">{status || 'No change yet'}</output>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Decode a token</h2>
        <label className="demo-row">
          Token
          <input data-no-draft value={text} onChange={(event) => setText(event.target.value)} />
        </label>
        <Button onClick={decode}>Decode</Button>
        <output className="demo-note">{decoded || 'Not decoded yet'}</output>
      </section>
    </>
  )
}
