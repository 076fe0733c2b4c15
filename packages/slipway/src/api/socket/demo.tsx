import { useEffect, useRef, useState } from 'react'
import { connectSocket, type SocketTask } from 'slipway/api/socket'
import { Button } from 'slipway/components/button'

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
    </>
  )
}
