import { type CSSProperties, useState } from 'react'
import { BottomSheet, type BottomSheetProps } from 'slipway/components/bottom-sheet'
import { Button } from 'slipway/components/button'
import { Cell, CellGroup } from 'slipway/components/cell'

const sheets: readonly (Omit<BottomSheetProps, 'open'> & { readonly name: string; readonly rows: number })[] = [
  { name: 'Height of the content', title: 'Share', rows: 3 },
  { name: 'Two heights', title: 'Places nearby', detents: [0.5, 0.9], closable: true, rows: 40 },
  { name: 'Without a title', 'aria-label': 'Stops', detents: [0.3, 0.6, 1], rows: 30 },
  { name: 'Not closed by a drag', title: 'Terms', closeOnDrag: false, closable: true, rows: 4 },
  { name: 'Empty', title: 'Nothing found', detents: [0.4], closable: true, rows: 0 },
]

/** Cells with the background of the sheet. */
const raised = { '--sw-cell-background': 'var(--sw-surface-raised)' } as CSSProperties

export default function BottomSheetDemo() {
  const [open, setOpen] = useState<string>()
  const [nested, setNested] = useState(false)
  const [status, setStatus] = useState('')
  return (
    <section className="demo-section">
      <h2 className="demo-title">Bottom sheets</h2>
      {sheets.map(({ name }) => (
        <Button key={name} onClick={() => setOpen(name)}>
          {name}
        </Button>
      ))}
      <p className="demo-note" role="status">
        {status}
      </p>
      {sheets.map(({ name, rows, ...sheet }) => (
        <BottomSheet
          key={name}
          {...sheet}
          open={open === name}
          onDetentChange={({ detail }) => setStatus(`Height: ${detail.detent * 100} %`)}
          onClose={({ detail }) => {
            setStatus(`Closed by: ${detail.reason}`)
            setOpen(undefined)
          }}
        >
          <section className="demo-section">
            <Button onClick={() => setNested(true)}>Open another sheet</Button>
            {rows === 0 && <p>There is nothing here yet.</p>}
          </section>
          {rows > 0 && (
            <CellGroup aria-label="Rows" inset={false} style={raised}>
              {Array.from({ length: rows }, (_, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change.
                <Cell key={row} title={`Row ${row + 1}`} />
              ))}
            </CellGroup>
          )}
        </BottomSheet>
      ))}
      <BottomSheet open={nested} title="Second sheet" closable onClose={() => setNested(false)}>
        <section className="demo-section">
          <p>Back and Escape close only this sheet.</p>
        </section>
      </BottomSheet>
    </section>
  )
}
