import { useState } from 'react'
import { hideLoading, hideToast, showLoading, showToast } from 'slipway/api/toast'
import { Button } from 'slipway/components/button'

const longText = 'Your order has been placed. It will arrive on Thursday between eight and ten in the morning.'

async function load() {
  await showLoading({ title: 'Sending' })
  await new Promise((resolve) => setTimeout(resolve, 2000))
  await hideLoading()
}

export default function ToastDemo() {
  const [message, setMessage] = useState('')
  const undo = { label: 'Undo', onPress: () => setMessage('The draft is back') }
  const deleteDraft = () => {
    setMessage('')
    void showToast({ title: 'Draft deleted', icon: 'none', position: 'bottom', action: undo })
  }
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Icons</h2>
        <div className="demo-row">
          <Button size="mini" onClick={() => showToast({ title: 'Saved' })}>
            Success
          </Button>
          <Button size="mini" onClick={() => showToast({ title: 'No connection', icon: 'error' })}>
            Error
          </Button>
          <Button size="mini" onClick={() => showToast({ title: 'One moment', icon: 'loading' })}>
            Loading
          </Button>
          <Button size="mini" onClick={() => showToast({ title: 'Link copied', icon: 'none' })}>
            None
          </Button>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Text and duration</h2>
        <div className="demo-row">
          <Button size="mini" onClick={() => showToast({ title: longText, icon: 'none', duration: 4000 })}>
            Long text
          </Button>
          <Button size="mini" onClick={() => showToast({ title: 'Visible for ten seconds', duration: 10_000 })}>
            Ten seconds
          </Button>
          <Button size="mini" onClick={hideToast}>
            Hide the toast
          </Button>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Position and action</h2>
        <div className="demo-row">
          <Button size="mini" onClick={() => showToast({ title: 'Ada has joined', icon: 'none', position: 'top' })}>
            At the top
          </Button>
          <Button size="mini" onClick={deleteDraft}>
            Delete a draft
          </Button>
        </div>
        <p className="demo-note" role="status">
          {message}
        </p>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Mask and loading</h2>
        <div className="demo-row">
          <Button size="mini" onClick={() => showToast({ title: 'The page below is blocked', mask: true })}>
            Mask
          </Button>
          <Button size="mini" type="primary" onClick={load}>
            Load for two seconds
          </Button>
        </div>
      </section>
    </>
  )
}
