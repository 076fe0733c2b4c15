import type { ReactNode } from 'react'
import { isApiError, openUrl, setToken } from 'slipway'

/** The token that a server would return. */
function tokenFor(uid: string): string {
  return `e30.${btoa(JSON.stringify({ uid, role: [], exp: Date.now() / 1000 + 3_600 }))}.x`
}

/** The login page of the docs; only the request is replaced. */
export default function LoginPage({ params: { from = '/' } }: { params: { from?: string } }): ReactNode {
  async function signIn(form: FormData) {
    setToken(tokenFor(String(form.get('user'))))
    try {
      await openUrl(from)
    } catch (error) {
      // An address that no page accepts, or a page that this user may not see.
      if (isApiError(error) && ['not-found', 'invalid-argument', 'denied'].includes(error.code)) await openUrl('/')
    }
  }
  return (
    <form action={signIn}>
      <input name="user" aria-label="User" />
      <button type="submit">Sign in</button>
    </form>
  )
}
