import { useState } from 'react'
import {
  Button,
  Cell,
  CellGroup,
  Form,
  type FormSubmitEvent,
  Input,
  isApiError,
  openUrl,
  type PageProps,
  request,
  setToken,
  useNavigationBarTitle,
} from 'slipway'
import { useWords } from '../words/words.ts'

export default function LoginPage({ params: { from = '/' } }: PageProps<'/login'>) {
  const words = useWords()
  const [message, setMessage] = useState('')
  useNavigationBarTitle(words.appName)

  async function signIn({ detail }: FormSubmitEvent) {
    setMessage('')
    try {
      const answer = await request<{ token: string }>({ url: '/api/sign-in', method: 'POST', data: detail.value })
      if (answer.statusCode !== 200) return setMessage(words.wrongUser)
      setToken(answer.data.token)
      await openUrl(from)
    } catch (error) {
      if (!isApiError(error)) throw error
      // An address that no page accepts, or a page that this user may not see.
      if (['not-found', 'invalid-argument', 'denied'].includes(error.code)) await openUrl('/')
      else setMessage(words.noConnection)
    }
  }

  return (
    <Form className="content" onSubmit={signIn}>
      <CellGroup title={words.signIn} footer={words.tryUsers}>
        <Cell
          title={words.user}
          control={<Input name="user" autoComplete="username" autoCapitalize="none" required />}
        />
        <Cell
          title={words.password}
          control={<Input name="password" type="password" autoComplete="current-password" required />}
        />
      </CellGroup>
      <div className="actions">
        <p role="alert" className="problem">
          {message}
        </p>
        <Button type="primary" formType="submit">
          {words.signIn}
        </Button>
      </div>
    </Form>
  )
}
