import { useState } from 'react'
import { Button } from 'slipway/components/button'
import { Dialog } from 'slipway/components/dialog'

const story = 'It was sent to seven people, and three of them have answered. Their answers stay in your inbox. '

export default function DialogDemo() {
  const [open, setOpen] = useState<'plain' | 'notice' | 'long' | 'slow' | 'form'>()
  const [answer, setAnswer] = useState('')
  const [name, setName] = useState('')
  const close = (text: string) => {
    setOpen(undefined)
    setAnswer(text)
  }
  const common = {
    onConfirm: () => close('Confirmed'),
    onCancel: ({ detail }: { detail: { reason: string } }) => close(`Cancelled: ${detail.reason}`),
  }
  return (
    <section className="demo-section">
      <h2 className="demo-title">Dialogs</h2>
      <Button onClick={() => setOpen('plain')}>Delete a draft</Button>
      <Button onClick={() => setOpen('notice')}>Without a Cancel button</Button>
      <Button onClick={() => setOpen('long')}>Long text</Button>
      <Button onClick={() => setOpen('slow')}>Asynchronous confirmation</Button>
      <Button onClick={() => setOpen('form')}>With a text field</Button>
      <p className="demo-note" role="status">
        {answer}
      </p>
      <Dialog
        {...common}
        open={open === 'plain'}
        title="Delete the draft?"
        confirmText="Delete"
        confirmColor="var(--sw-danger)"
      >
        You cannot undo this.
      </Dialog>
      <Dialog {...common} open={open === 'notice'} showCancel={false} confirmText="Got it">
        Your order has been shipped.
      </Dialog>
      <Dialog {...common} open={open === 'long'} title="Delete the conversation?" closeOnMaskClick>
        {story.repeat(30)}
      </Dialog>
      <Dialog
        {...common}
        open={open === 'slow'}
        title="Publish now?"
        onConfirm={async () => {
          await new Promise((resolve) => setTimeout(resolve, 1_500))
          close('Published')
        }}
      />
      <Dialog
        {...common}
        open={open === 'form'}
        role="dialog"
        title="Name of the list"
        confirmDisabled={name.trim() === ''}
      >
        <label className="demo-row">
          Name
          <input value={name} onChange={({ target }) => setName(target.value)} />
        </label>
      </Dialog>
    </section>
  )
}
