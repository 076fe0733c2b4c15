import { useEffect, useRef, useState } from 'react'
import {
  closeSocket,
  connectSocket,
  onSocketClose,
  onSocketError,
  onSocketMessage,
  onSocketOpen,
  type SocketTask,
  sendSocketMessage,
} from 'slipway/api/socket'
import { Button } from 'slipway/components/button'

/** The functions for apps that have one socket: they mean the one above, which is the oldest. */
function OldestSocket({ text }: { readonly text: string }) {
  const [last, setLast] = useState('Nothing yet')
  const fail = (error: Error) => setLast(error.message)

  useEffect(() => {
    const stops = [
      onSocketOpen(() => setLast('It is open')),
      onSocketMessage(({ data }) => setLast(`It says: ${typeof data === 'string' ? data : 'bytes'}`)),
      onSocketError(({ message }) => setLast(message)),
      onSocketClose(({ code }) => setLast(`It was closed with ${code}`)),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])

  return (
    <section className="demo-section">
      <h2 className="demo-title">Without naming it</h2>
      <div className="demo-card">
        <output className="demo-row">{last}</output>
        <div className="demo-row">
          <Button size="mini" onClick={() => sendSocketMessage({ data: text }).catch(fail)}>
            Send by the oldest
          </Button>
          <Button size="mini" onClick={() => closeSocket().catch(fail)}>
            Close the oldest
          </Button>
        </div>
      </div>
    </section>
  )
}

export default function SocketDemo() {
  const [url, setUrl] = useState('wss://example.com')
  const [text, setText] = useState('Meet at 8')
  const [lines, setLines] = useState<readonly string[]>([])
  const socket = useRef<SocketTask>(undefined)

  const tell = (line: string) => setLines((before) => [...before.slice(-9), line])
  const fail = (error: Error) => tell(error.message)
  const connect = () => {
    socket.current?.close().catch(fail)
    const task = connectSocket({ url, reconnect: true })
    socket.current = task
    tell('Connecting')
    task.catch(fail)
    task.onOpen(() => tell('Open'))
    task.onMessage(({ data }) => tell(typeof data === 'string' ? `Received: ${data}` : `${data.byteLength} bytes`))
    task.onReconnecting(({ attempt, delay }) => tell(`Lost. Try ${attempt} comes in ${Math.ceil(delay / 1_000)} s`))
    task.onClose(({ code }) => tell(`Closed with ${code}`))
  }
  const send = () => socket.current?.send({ data: text }).then(() => tell(`Sent: ${text}`), fail)

  useEffect(() => () => void socket.current?.close(), [])

  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Socket</h2>
        <div className="demo-card">
          <label className="demo-row">
            Server
            <input value={url} onChange={(event) => setUrl(event.target.value)} />
          </label>
          <label className="demo-row">
            Message
            <input value={text} onChange={(event) => setText(event.target.value)} />
          </label>
          <div className="demo-row">
            <Button size="mini" type="primary" onClick={connect}>
              Connect
            </Button>
            <Button size="mini" onClick={send}>
              Send
            </Button>
            <Button size="mini" onClick={() => socket.current?.close().catch(fail)}>
              Close
            </Button>
          </div>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">What happened</h2>
        <output className="demo-card">{lines.length > 0 ? lines.join(' · ') : 'Nothing yet'}</output>
      </section>
      <OldestSocket text={text} />
    </>
  )
}
