import { type ReactNode, useState } from 'react'
import { isApiError, openUrl, request, setToken } from 'slipway'
import { Button } from 'slipway/components/button'
import { Form, type FormSubmitEvent } from 'slipway/components/form'
import { Input } from 'slipway/components/input'

/** The login page of the docs. */
export default function LoginPage({ params: { from = '/' } }: { params: { from?: string } }): ReactNode {
  const [message, setMessage] = useState('')

  async function signIn({ detail }: FormSubmitEvent) {
    try {
      const answer = await request<{ token: string }>({ url: '/api/sign-in', method: 'POST', data: detail.value })
      if (answer.statusCode !== 200) return setMessage('The user or the password is wrong.')
      setToken(answer.data.token)
      await openUrl(from)
    } catch (error) {
      if (!isApiError(error)) throw error
      // An address that no page accepts, or a page that this user may not see.
      if (['not-found', 'invalid-argument', 'denied'].includes(error.code)) await openUrl('/')
      else setMessage('There is no connection to the server.')
    }
  }

  return (
    <Form onSubmit={signIn}>
      <Input name="user" aria-label="User" autoComplete="username" required />
      <Input name="password" aria-label="Password" type="password" autoComplete="current-password" required />
      <Button type="primary" formType="submit">
        Sign in
      </Button>
      <p role="alert">{message}</p>
    </Form>
  )
}
