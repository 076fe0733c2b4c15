import { useState } from 'react'
import { Button } from 'slipway/components/button'
import { Toast, type ToastProps } from 'slipway/components/toast'

const toasts: readonly (Omit<ToastProps, 'open'> & { readonly name: string })[] = [
  { name: 'Text', title: 'Link copied' },
  { name: 'Success', title: 'Saved', icon: 'success' },
  { name: 'Error', title: 'Could not save', icon: 'error' },
  { name: 'Loading for three seconds', title: 'Sending', icon: 'loading', duration: 3000, mask: true },
  { name: 'At the top', title: 'Ada has joined', position: 'top' },
  { name: 'At the bottom', title: 'No connection', position: 'bottom' },
  {
    name: 'Long text',
    title: 'The report is being prepared. You will receive it by mail when all figures of the month are complete.',
    duration: 4000,
  },
]

export default function ToastDemo() {
  const [open, setOpen] = useState<string>()
  const [reason, setReason] = useState('')
  return (
    <section className="demo-section">
      <h2 className="demo-title">Types and positions</h2>
      {toasts.map(({ name }) => (
        <Button key={name} onClick={() => setOpen(name)}>
          {name}
        </Button>
      ))}
      <p className="demo-note">{reason && `Closed by: ${reason}`}</p>
      {toasts.map(({ name, ...toast }) => (
        <Toast
          key={name}
          {...toast}
          open={open === name}
          onClose={({ detail }) => {
            setReason(detail.reason)
            setOpen((now) => (now === name ? undefined : now))
          }}
        />
      ))}
    </section>
  )
}
