import { useState } from 'react'
import {
  Button,
  Empty,
  Form,
  Input,
  List,
  NoticeBar,
  type PageProps,
  showToast,
  useAuth,
  useNavigationBarTitle,
} from 'slipway'
import { useChat } from '../api/chat.ts'
import type { Message } from '../api/types.ts'
import { useWords } from '../words/words.ts'

export default function ChatPage({ params: { room } }: PageProps<'/messages/:room'>) {
  const words = useWords()
  const { token } = useAuth()
  const { messages, isConnected, post } = useChat(room)
  const [text, setText] = useState('')
  const me = token?.uid ?? ''
  useNavigationBarTitle(words.messages)

  async function sendText() {
    const message = text.trim()
    if (message === '') return
    setText('')
    try {
      await post(message, me)
    } catch {
      setText((next) => next || message)
      await showToast({ title: words.noConnection, icon: 'error' })
    }
  }

  return (
    <div className="chat">
      {!isConnected && <NoticeBar>{words.reconnecting}</NoticeBar>}
      <List
        className="bubbles"
        scroll="self"
        reverse
        aria-label={words.messages}
        items={messages}
        itemKey={({ id, ref }) => ref ?? String(id)}
        empty={<Empty title={words.noMessages} />}
      >
        {(message: Message) => (
          <p className="bubble" data-own={message.from === me || undefined}>
            <bdi>{message.text}</bdi>
          </p>
        )}
      </List>
      <Form className="composer" onSubmit={sendText}>
        <Input
          aria-label={words.message}
          placeholder={words.message}
          value={text}
          enterKeyHint="send"
          onInput={({ detail }) => setText(detail.value)}
        />
        <Button size="small" type="primary" formType="submit">
          {words.send}
        </Button>
      </Form>
    </div>
  )
}
