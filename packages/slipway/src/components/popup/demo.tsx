import { useState } from 'react'
import { Button } from 'slipway/components/button'
import { Popup, type PopupProps } from 'slipway/components/popup'

const text = 'Anything can stand here: a form, a menu, a picture. It scrolls where it is too long. '

const popups: readonly (Omit<PopupProps, 'open'> & { readonly name: string })[] = [
  { name: 'From below', title: 'From below', closable: true },
  { name: 'From above', placement: 'top', title: 'From above', closable: true },
  { name: 'From the start', placement: 'start', title: 'From the start', closable: true },
  { name: 'From the end', placement: 'end', title: 'From the end', closable: true },
  { name: 'In the middle', placement: 'center', title: 'In the middle', closable: true },
  { name: 'Long text', title: 'A long text, under a title that itself needs more than one line', closable: true },
  { name: 'Nothing dimmed', placement: 'center', title: 'Nothing dimmed', mask: false, closable: true },
  {
    name: 'Only its button closes it',
    title: 'Only its button closes it',
    closable: true,
    closeOnBack: false,
    closeOnEscape: false,
    closeOnMaskClick: false,
  },
]

export default function PopupDemo() {
  const [open, setOpen] = useState<string>()
  const [nested, setNested] = useState(false)
  const [reason, setReason] = useState('')
  return (
    <section className="demo-section">
      <h2 className="demo-title">Where it comes from, and what closes it</h2>
      {popups.map(({ name }) => (
        <Button key={name} onClick={() => setOpen(name)}>
          {name}
        </Button>
      ))}
      <p className="demo-note" role="status">
        {reason && `Closed by: ${reason}`}
      </p>
      {popups.map(({ name, ...popup }) => (
        <Popup
          key={name}
          {...popup}
          open={open === name}
          onClose={({ detail }) => {
            setReason(detail.reason)
            setOpen(undefined)
          }}
        >
          <section className="demo-section">
            <p>{text.repeat(name === 'Long text' ? 20 : 1)}</p>
            <Button onClick={() => setNested(true)}>One more above</Button>
          </section>
        </Popup>
      ))}
      <Popup open={nested} placement="center" title="Above the other" closable onClose={() => setNested(false)}>
        <section className="demo-section">
          <p>Back and Escape close this one only.</p>
        </section>
      </Popup>
    </section>
  )
}
