import { useState } from 'react'
import { Button } from 'slipway/components/button'
import { Popup, type PopupProps } from 'slipway/components/popup'

const text = 'A popup can contain anything: a form, a menu, a picture. Long content scrolls. '

const popups: readonly (Omit<PopupProps, 'open'> & { readonly name: string })[] = [
  { name: 'Bottom', title: 'Bottom', closable: true },
  { name: 'Top', placement: 'top', title: 'Top', closable: true },
  { name: 'Start', placement: 'start', title: 'Start', closable: true },
  { name: 'End', placement: 'end', title: 'End', closable: true },
  { name: 'Centre', placement: 'center', title: 'Centre', closable: true },
  { name: 'Long text', title: 'A long text below a title that needs more than one line', closable: true },
  { name: 'Without mask', placement: 'center', title: 'Without mask', mask: false, closable: true },
  {
    name: 'Close button only',
    title: 'Close button only',
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
  const [state, setState] = useState('')
  return (
    <section className="demo-section">
      <h2 className="demo-title">Placement and closing</h2>
      {popups.map(({ name }) => (
        <Button key={name} onClick={() => setOpen(name)}>
          {name}
        </Button>
      ))}
      <p className="demo-note" role="status">
        {state}
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
          onAfterOpen={() => setState(`${name}: open`)}
          onAfterClose={() => setState(`Closed by: ${reason}`)}
        >
          <section className="demo-section">
            <p>{text.repeat(name === 'Long text' ? 20 : 1)}</p>
            <Button onClick={() => setNested(true)}>Open another popup</Button>
          </section>
        </Popup>
      ))}
      <Popup open={nested} placement="center" title="Second popup" closable onClose={() => setNested(false)}>
        <section className="demo-section">
          <p>Back and Escape close only this popup.</p>
        </section>
      </Popup>
    </section>
  )
}
