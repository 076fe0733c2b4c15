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

/** The functions without a socket argument: they use the oldest socket, which is the one above. */
function OldestSocket({ text }: { readonly text: string }) {
  const [last, setLast] = useState('No event yet')
  const fail = (error: Error) => setLast(error.message)

  useEffect(() => {
    const stops = [
      onSocketOpen(() => setLast('Open')),
      onSocketMessage(({ data }) => setLast(`Received: ${typeof data === 'string' ? data : 'bytes'}`)),
      onSocketError(({ message }) => setLast(message)),
      onSocketClose(({ code }) => setLast(`Closed with ${code}`)),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])

  return (
    <section className="demo-section">
      <h2 className="demo-title">Global functions</h2>
      <div className="demo-card">
        <output className="demo-row">{last}</output>
        <div className="demo-row">
          <Button size="mini" onClick={() => sendSocketMessage({ data: text }).catch(fail)}>
            Send
          </Button>
          <Button size="mini" onClick={() => closeSocket().catch(fail)}>
            Close
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

  const log = (line: string) => setLines((before) => [...before.slice(-9), line])
  const fail = (error: Error) => log(error.message)
  const connect = () => {
    socket.current?.close().catch(fail)
    const task = connectSocket({ url, reconnect: true })
    socket.current = task
    log('Connecting')
    task.catch(fail)
    task.onOpen(() => log('Open'))
    task.onMessage(({ data }) => log(typeof data === 'string' ? `Received: ${data}` : `${data.byteLength} bytes`))
    task.onReconnecting(({ attempt, delay }) =>
      log(`Connection lost. Attempt ${attempt} in ${Math.ceil(delay / 1_000)} s`),
    )
    task.onClose(({ code }) => log(`Closed with ${code}`))
  }
  const send = () => socket.current?.send({ data: text }).then(() => log(`Sent: ${text}`), fail)

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
        <h2 className="demo-title">Events</h2>
        <output className="demo-card">{lines.length > 0 ? lines.join(' · ') : 'No event yet'}</output>
      </section>
      <OldestSocket text={text} />
    </>
  )
}
