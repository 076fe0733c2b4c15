import { type CSSProperties, useState } from 'react'
import { BottomSheet, type BottomSheetProps } from 'slipway/components/bottom-sheet'
import { Button } from 'slipway/components/button'
import { Cell, CellGroup } from 'slipway/components/cell'

const sheets: readonly (Omit<BottomSheetProps, 'open'> & { readonly name: string; readonly rows: number })[] = [
  { name: 'As high as its content', title: 'Share', rows: 3 },
  { name: 'Half and almost whole', title: 'Places nearby', detents: [0.5, 0.9], closable: true, rows: 40 },
  { name: 'Without a title', 'aria-label': 'Stops', detents: [0.3, 0.6, 1], rows: 30 },
  { name: 'A drag does not close it', title: 'Terms', closeOnDrag: false, closable: true, rows: 4 },
  { name: 'Empty', title: 'Nothing found', detents: [0.4], closable: true, rows: 0 },
]

/** The sheet's own ground. */
const raised = { '--sw-cell-background': 'var(--sw-surface-raised)' } as CSSProperties

export default function BottomSheetDemo() {
  const [open, setOpen] = useState<string>()
  const [nested, setNested] = useState(false)
  const [said, setSaid] = useState('')
  return (
    <section className="demo-section">
      <h2 className="demo-title">Sheets</h2>
      {sheets.map(({ name }) => (
        <Button key={name} onClick={() => setOpen(name)}>
          {name}
        </Button>
      ))}
      <p className="demo-note" role="status">
        {said}
      </p>
      {sheets.map(({ name, rows, ...sheet }) => (
        <BottomSheet
          key={name}
          {...sheet}
          open={open === name}
          onDetentChange={({ detail }) => setSaid(`At ${detail.detent * 100} %`)}
          onClose={({ detail }) => {
            setSaid(`Closed by: ${detail.reason}`)
            setOpen(undefined)
          }}
        >
          <section className="demo-section">
            <Button onClick={() => setNested(true)}>One more above</Button>
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
      <BottomSheet open={nested} title="Above the other" closable onClose={() => setNested(false)}>
        <section className="demo-section">
          <p>Back and Escape close this one only.</p>
        </section>
      </BottomSheet>
    </section>
  )
}
